import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import { countryCurrency } from '#server/domain/account/country-currency.ts'
import { assertNameFree, namedSeller } from '#server/domain/account/seller-names.ts'
import { codeExpired, secondsToNextCode, sendCode } from '#server/domain/account/one-time-codes.ts'
import type { components } from '#src/generated/schema.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Registration = Row<'registrations'>
type CodeRequested = components['schemas']['CodeRequested']

/** How long a registration waits for its code. */
const lifetime = 24 * 60 * 60 * 1000

/** Stores a registration and sends its code. Several of one address exist beside each other; only the code of each makes it an account. */
export async function openRegistration(
  context: OperationContext,
  details: Omit<Registration, '_id' | 'tokenHash' | 'createdAt' | 'expiresAt'>,
): Promise<CodeRequested> {
  const { tables, ports, now, newId } = context
  const codeToken = ports.codes.token()
  const expiresAt = new Date(Date.parse(now) + lifetime).toISOString()
  const registration = { ...details, _id: newId(), tokenHash: await ports.codes.digest(codeToken), createdAt: now, expiresAt }
  await tables.insert('registrations', registration)
  return { codeToken, ...(await sendRegistrationCode(context, registration)) }
}

/** Sends a registration's code, unless its address has an account: then nobody gets it. */
export async function sendRegistrationCode(context: OperationContext, { _id, email, language }: Registration) {
  const isSent = (await context.tables.find('users', { email })) === undefined
  return sendCode(context, { subject: _id, purpose: 'signup', recipient: email, channel: 'mail', language, userId: null, isSent })
}

/** The registration of a code token; undefined when the token is unknown or the registration over. */
export async function findRegistration(
  { tables, ports, now }: OperationContext,
  codeToken: string,
): Promise<Registration | undefined> {
  const found = await tables.find('registrations', { tokenHash: await ports.codes.digest(codeToken) })
  return found !== undefined && found.expiresAt > now ? found : undefined
}

/** The registrations of an address that a sign-in is held against: strangers may have some of it, too, and each costs a hash. */
export async function newestRegistrations({ tables, now }: OperationContext, email: string): Promise<Registration[]> {
  const newest = await tables.list('registrations', { email }, { orderBy: ['-createdAt'], limit: 5 })
  return newest.filter(({ expiresAt }) => expiresAt > now)
}

/** Gives a registration to whoever proved its password: a new code token, and a new code unless the last one is just half a minute old. */
export async function resumeRegistration(context: OperationContext, registration: Registration): Promise<CodeRequested> {
  const { tables, ports } = context
  const codeToken = ports.codes.token()
  await tables.update('registrations', { _id: registration._id }, { tokenHash: await ports.codes.digest(codeToken) })
  const resendAfter = await secondsToNextCode(context, registration._id, 'signup')
  const live = await tables.find('oneTimeCodes', { subject: registration._id, purpose: 'signup' })
  if (resendAfter === 0 || live === undefined) return { codeToken, ...(await sendRegistrationCode(context, registration)) }
  return { codeToken, expiresAt: live.expiresAt, resendAfter }
}

/** Makes the account of a registration whose address is proven, and ends the other registrations of that address. */
export async function completeRegistration(context: OperationContext, registration: Registration): Promise<void> {
  const { tables, now } = context
  const { tokenHash: _, expiresAt: __, ...details } = registration
  await tables.remove('registrations', { email: registration.email })
  // Another registration of the same mailbox was completed first.
  if ((await tables.find('users', { email: registration.email })) !== undefined) throw codeExpired().keeping()
  // A company of that name was verified since; the form of a code has no other field.
  await assertNameFree(context, details.businessName ?? details.fullName, { field: 'code' })
  const user: Row<'users'> = {
    ...details,
    emailVerifiedAt: now,
    phoneVerifiedAt: null,
    status: 'active',
    profileImage: null,
    pushNotifications: true,
    createdAt: now,
  }
  await tables.insert('users', user)
  await tables.insert('sellers', sellingSide(user))
  const { _id: userId } = user
  await recordSecurityEvent(context, { kind: 'registration.completed', accountId: userId, userId })
}

const sellingSide = (user: Row<'users'>): Row<'sellers'> => ({
  _id: user._id,
  ...namedSeller(user.businessName ?? user.fullName),
  about_en: null,
  about_ar: null,
  about_bn: null,
  street: null,
  postalCode: null,
  city: '',
  country: user.country,
  currency: countryCurrency(user.country),
  taxNumber: user.taxNumber,
  verified: false,
  rating: 0,
  ratingCount: 0,
  photos: [],
  responseHours: null,
  responseMeasuredAt: '1970-01-01T00:00:00.000Z',
  productCount: 0,
  memberSince: user.createdAt.slice(0, 10),
})
