import { renameCompany } from '#server/domain/account/company-documents.ts'
import { assertHonestNames } from '#server/domain/account/honest-names.ts'
import { assertNameFree, namedSeller } from '#server/domain/account/seller-names.ts'
import { dropFile, keepFile } from '#server/domain/document/files.ts'
import { keepPhotos } from '#server/domain/document/photos.ts'
import { ibanFaults, lineFaults } from '#server/domain/platform/account-numbers.ts'
import { assertFaultless, invalidFields } from '#server/domain/platform/domain-error.ts'
import { describeOwnProfile } from '#server/domain/account/user-profile.ts'
import type { Call, Operation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** As many as a buyer leafs through. */
const maxPhotos = 8

/** A seller's page and the person behind it are one account, so they are edited together. */
export const editProfile: Operation<'editProfile'> = async (call) => {
  const { tables, body, caller } = call
  const { _id, accountType } = caller.user
  if (body.businessName !== undefined && accountType === 'Individual') {
    throw invalidFields({ businessName: { key: 'server:field.companyOnly' } })
  }
  assertHonestNames(renamed(call))
  const seller = await tables.find('sellers', { _id })
  if (seller === undefined) throw new Error(`The account ${_id} has no selling side`)
  assertHonestAddress(body, seller)
  const user = { ...caller.user, ...named(call), ...(await pictured(call)) }
  const side = { ...seller, ...soldBy(call, user), photos: await keepPhotos(call, body, seller.photos, maxPhotos) }
  if (side.nameSkeleton !== seller.nameSkeleton)
    await assertNameFree(call, side.businessName, {
      field: accountType === 'Company' ? 'businessName' : 'fullName',
      accountId: _id,
    })
  await tables.update('users', { _id }, user)
  await tables.update('sellers', { _id }, side)
  // The verification is of that name.
  if (accountType === 'Company' && side.businessName !== seller.businessName) await renameCompany(call, _id)
  return describeOwnProfile(call, user, side)
}

/** Invoices print the lines below each other: an account number may be parted between them. */
function assertHonestAddress(
  { street, city, postalCode }: Call<'editProfile'>['body'],
  seller: Pick<Row<'sellers'>, 'street' | 'city' | 'postalCode'>,
): void {
  if (street === undefined && city === undefined && postalCode === undefined) return
  const together = [street ?? seller.street, postalCode ?? seller.postalCode, city ?? seller.city].join(' ')
  assertFaultless({ ...ibanFaults({ street: together }), ...lineFaults({ street, city, postalCode }) })
}

function named({ body }: Call<'editProfile'>): Partial<Row<'users'>> {
  return {
    ...(body.fullName === undefined ? {} : { fullName: body.fullName.trim() }),
    ...(body.businessName === undefined ? {} : { businessName: body.businessName.trim() }),
  }
}

/** The names that change; who has had one for long may save the rest of the form with it. */
const renamed = ({ body: { fullName, businessName }, caller: { user } }: Call<'editProfile'>) => ({
  fullName: fullName?.trim() === user.fullName ? undefined : fullName,
  businessName: businessName?.trim() === user.businessName ? undefined : businessName,
})

/** The picture is public, like the seller's page; the previous one is released. */
async function pictured(call: Call<'editProfile'>): Promise<Partial<Row<'users'>>> {
  const { body, caller } = call
  if (body.profileImage === undefined) return {}
  if (caller.user.profileImage !== null) await dropFile(call, caller.user.profileImage)
  return { profileImage: await keepFile(call, body.profileImage, { access: 'public' }) }
}

function soldBy({ body }: Call<'editProfile'>, user: Row<'users'>): Partial<Row<'sellers'>> {
  const { about_en, about_ar, about_bn, street, postalCode } = body
  const texts = Object.entries({ about_en, about_ar, about_bn, street, postalCode })
  return {
    ...namedSeller(user.businessName ?? user.fullName),
    ...Object.fromEntries(texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text.trim() || null]]))),
    ...(body.city === undefined ? {} : { city: body.city.trim() }),
  }
}
