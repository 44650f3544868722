import { namedSeller } from '#server/domain/account/seller-names.ts'
import { openStates } from '#src/machines/lifecycles/life-cycle.ts'
import { subscriptionMachine } from '#src/machines/lifecycles/subscription.machine.ts'
import { queueForgetting } from '#server/domain/payment/card-tasks.ts'
import { dropCompanyDocuments } from './company-documents.ts'
import { dropFile } from '#server/domain/document/files.ts'
import { withdrawProducts } from '#server/domain/catalogue/seller-products.ts'
import { endSessions } from './sessions.ts'
import { moveSubscription } from '#server/domain/plan/subscription-moves.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Replaces a person's name; a symbol, so it needs no translation. */
const noName = '—'

/**
 * Erases an account's personal data. The row stays, because orders and invoices reference it; a company keeps its registered name and tax
 * number, which invoices bear. Orders and invoices keep their own copies.
 */
export async function deleteAccountData(context: OperationContext, user: Row<'users'>): Promise<void> {
  const { tables, ports } = context
  const { _id, accountType } = user
  await withdrawProducts(context, _id)
  if (user.profileImage !== null) await dropFile(context, user.profileImage)
  await dropCompanyDocuments(context, _id)
  // Removed, not released: a device without a user would still be a trace.
  await tables.remove('devices', { userId: _id })
  await endSessions(context, _id)
  await dropCardsAndPlan(context, _id)
  for (const table of [
    'addresses',
    'payoutAccounts',
    'knownDevices',
    'signInAlerts',
    'secondFactors',
    'recoveryCodes',
    'factorEnrolments',
    'pendingSignIns',
    'oneTimeCodes',
    'passwordResets',
    'tickets',
    'notifications',
  ] as const) {
    await tables.remove(table, { userId: _id })
  }
  for (const side of [{ sellerId: _id }, { buyerId: _id }]) {
    await tables.update('paymentTerms', { ...side, endedAt: null }, { endedAt: context.now, updatedAt: context.now })
  }
  await tables.update('priceLists', { sellerId: _id, endedAt: null }, { endedAt: context.now, updatedAt: context.now })
  await tables.update('priceListBuyers', { buyerId: _id, leftAt: null }, { leftAt: context.now })
  await tables.remove('freightRates', { _id })
  // What they reported stays to be decided, without their words; what was reported of them is evidence of its own.
  await tables.update('abuseReports', { reporterId: _id }, { note: null })
  await tables.update(
    'users',
    { _id },
    {
      status: 'deleted',
      // Unique, as the column requires; the old address is free to register again.
      email: `${_id}@deleted.invalid`,
      emailVerifiedAt: null,
      passwordHash: await ports.passwords.hash(ports.codes.token()),
      profileImage: null,
      fullName: noName,
      countryCode: '',
      phoneNumber: '',
      ...(accountType === 'Individual' ? { taxNumber: null } : {}),
    },
  )
  // The documents are dropped, and the name is free to register again.
  const emptied = { verified: false, about_en: null, about_ar: null, about_bn: null, street: null, postalCode: null, city: '' }
  await tables.update(
    'sellers',
    { _id },
    accountType === 'Individual' ? { ...emptied, ...namedSeller(noName), taxNumber: null } : emptied,
  )
  await recordSecurityEvent(context, { kind: 'account.deleted', accountId: _id })
}

/** The provider deletes the cards; a plan ends at once, though paid for. */
async function dropCardsAndPlan(context: OperationContext, userId: string): Promise<void> {
  const { tables } = context
  const cards = await tables.list('savedCards', { userId })
  for (const { reference } of cards) await queueForgetting(context, reference)
  await tables.remove('savedCards', { userId })
  await tables.remove('cardCustomers', { _id: userId })
  const running = await tables.list('subscriptions', { userId, status: openStates(subscriptionMachine) })
  for (const subscription of running) await moveSubscription(context, subscription, { type: 'subscription.expire' })
}
