import type { components } from '#src/generated/schema.ts'
import { payoutAccountKind } from '#src/lib/payout-account-kind.ts'
import { conflict, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { BodyOf, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { readBankDetails } from '#server/domain/ledger/bank-details.ts'
import { type AccountDetails, lastFourOf, readAccountDetails } from './payout-account-rules.ts'

export type PayoutAccountRow = Row<'payoutAccounts'>

const threeDays = 72 * 3_600_000

/** When payouts to an account may be sent: whoever has changed it by stealth is found out before. */
export const payableFrom = ({ changedAt }: Pick<PayoutAccountRow, 'changedAt'>): string =>
  new Date(Date.parse(changedAt) + threeDays).toISOString()

/**
 * Sets the account of a currency. Payouts that are not sent yet go to it, and wait again. The owner is told by mail. Throws 422 for what is wrong
 * with it, and for the account that buyers transfer to.
 */
export async function savePayoutAccount(
  context: OperationContext,
  user: Row<'users'>,
  input: BodyOf<'savePayoutAccount'>,
): Promise<PayoutAccountRow> {
  const { tables, ports, now, newId } = context
  const details = readAccountDetails(input)
  // A payout to it would never leave, and look as if it had.
  if (details.kind === 'iban' && details.iban === (await readBankDetails(context))?.iban)
    throw invalidFields({ iban: { key: 'server:field.ownIban' } })
  const { currency, country, holder } = input
  const existing = await tables.find('payoutAccounts', { userId: user._id, currency })
  const set = {
    country,
    kind: payoutAccountKind(country),
    holder: holder.trim(),
    bankName: 'bankName' in details ? details.bankName : null,
    secretDetails: await ports.encryption.encrypt(JSON.stringify(details), user._id),
    lastFour: lastFourOf(details),
    changedAt: now,
  }
  const made = { _id: newId(), userId: user._id, currency, weekly: false, nextRunAt: null, createdAt: now, ...set }
  const account = existing === undefined ? made : { ...existing, ...set }
  if (existing === undefined) await tables.insert('payoutAccounts', account)
  else await tables.update('payoutAccounts', { _id: existing._id }, set)
  const waiting = { userId: user._id, currency, status: 'requested' } as const
  const follows = {
    accountId: account._id,
    holder: account.holder,
    lastFour: account.lastFour,
    payableFrom: payableFrom(account),
  }
  await tables.update('payouts', waiting, follows)
  await recordChange(context, 'payoutAccount.changed', account, existing)
  await notifyOwner(context, user, 'payoutAccountChanged', account)
  return account
}

/** Forgets an account. Throws 409 while a payout to it is under way. */
export async function removePayoutAccount(context: OperationContext, user: Row<'users'>, id: string): Promise<void> {
  const account = await findPayoutAccount(context, user._id, id)
  if ((await context.tables.count('payouts', { accountId: id, status: ['requested', 'sent'] })) > 0)
    throw conflict('server:conflict.payoutPending')
  await context.tables.remove('payoutAccounts', { _id: id })
  await recordChange(context, 'payoutAccount.removed', account, account)
  await notifyOwner(context, user, 'payoutAccountRemoved', account)
}

export async function findPayoutAccount({ tables }: OperationContext, userId: string, id: string): Promise<PayoutAccountRow> {
  const account = await tables.find('payoutAccounts', { _id: id, userId })
  if (account === undefined) throw notFound()
  return account
}

/** Returns the numbers of an account; undefined when they were encrypted by another key. */
export async function readPayoutDetails(
  { ports }: Pick<OperationContext, 'ports'>,
  { secretDetails, userId }: PayoutAccountRow,
): Promise<AccountDetails | undefined> {
  const text = await ports.encryption.decrypt(secretDetails, userId)
  // Nothing but savePayoutAccount encrypts a text for this column.
  return text === undefined ? undefined : (JSON.parse(text) as AccountDetails)
}

const recordChange = (
  context: OperationContext,
  kind: 'payoutAccount.changed' | 'payoutAccount.removed',
  account: PayoutAccountRow,
  before: PayoutAccountRow | undefined,
): Promise<void> =>
  recordSecurityEvent(context, {
    kind,
    accountId: account.userId,
    subject: account._id,
    ...(before && { before: { currency: before.currency, lastFour: before.lastFour } }),
    ...(kind === 'payoutAccount.changed' && { after: { currency: account.currency, lastFour: account.lastFour } }),
  })

const notifyOwner = (
  context: OperationContext,
  { email, language }: Row<'users'>,
  template: 'payoutAccountChanged' | 'payoutAccountRemoved',
  { currency, lastFour }: PayoutAccountRow,
): Promise<void> => queueMail(context, { recipient: email, language, template, values: { currency, lastFour } })

export const serializePayoutAccount = (account: PayoutAccountRow): components['schemas']['PayoutAccount'] => {
  const { _id, currency, country, kind, holder, lastFour, changedAt, weekly, bankName, nextRunAt } = account
  return {
    ...omitNull({ bankName, nextRunAt }),
    _id,
    currency,
    country,
    kind,
    holder,
    lastFour,
    changedAt,
    payableFrom: payableFrom(account),
    weekly,
  }
}
