import { dropPapers } from '#server/domain/company-papers.ts'
import { dropFile } from '#server/domain/files.ts'
import { withdrawProducts } from '#server/domain/seller-products.ts'
import { endSessions } from '#server/domain/sessions.ts'
import type { Means } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Stands where a person's name stood; no word, so it needs no translation. */
const noName = '—'

/**
 * Takes a person out of the marketplace. The account's row stays, because orders and invoices point at it; what named the person is
 * gone, and a company keeps the registered name and tax number that its papers bear. Orders and invoices keep their own copies.
 */
export async function leaveMarketplace(means: Means, user: Row<'users'>): Promise<void> {
  const { tables, ports } = means
  const { _id, accountType } = user
  await withdrawProducts(means, _id)
  if (user.profileImage !== null) await dropFile(means, user.profileImage)
  await dropPapers(means, _id)
  await endSessions(means, _id)
  for (const table of ['addresses', 'oneTimeCodes', 'passwordResets', 'tickets', 'notifications'] as const) {
    await tables.remove(table, { userId: _id })
  }
  await tables.update('devices', { userId: _id }, { userId: null })
  await tables.update(
    'users',
    { _id },
    {
      status: 'deleted',
      // Unique as the column wants it, and free for the person to register again with the old one.
      email: `${_id}@deleted.invalid`,
      emailVerifiedAt: null,
      passwordHash: await ports.passwords.hash(ports.codes.token()),
      ...{ profileImage: null, fullName: noName, countryCode: '', phoneNumber: '' },
      ...(accountType === 'Individual' ? { taxNumber: null } : {}),
    },
  )
  const told = { about_en: null, about_ar: null, about_bn: null, street: null, postalCode: null, city: '' }
  await tables.update(
    'sellers',
    { _id },
    accountType === 'Individual' ? { ...told, businessName: noName, taxNumber: null } : told,
  )
}
