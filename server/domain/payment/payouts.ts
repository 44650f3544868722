import type { components } from '#src/generated/schema.ts'
import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type PayoutEvent, payoutMachine } from '#src/machines/lifecycles/payout.machine.ts'
import type { Money } from '#src/lib/money.ts'
import { balanceOf } from '#server/domain/ledger/ledger.ts'
import {
  bookPayoutArrival,
  bookPayoutRequest,
  bookPayoutReturn,
  bookPayoutSending,
} from '#server/domain/ledger/payout-entries.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { referenceNumber } from '#server/domain/platform/reference-number.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { type PayoutAccountRow, payableFrom } from './payout-accounts.ts'
import { minimumOf, readPayoutMinimums } from './payout-minimums.ts'

export type PayoutRow = Row<'payouts'>

/**
 * Asks for a payout: its amount is no longer available from then on. Throws 422 below the smallest payout and 409 when less is available.
 * Transactions are serializable, so that two that ask at once never get more than there is.
 */
export async function askForPayout(
  context: OperationContext,
  account: PayoutAccountRow,
  { amount, currency }: Money,
  { weekly }: { weekly: boolean },
): Promise<PayoutRow> {
  const { tables, now, newId } = context
  const smallest = minimumOf(await readPayoutMinimums(context), currency)
  if (amount < smallest.amount) throw invalidFields({ 'amount.amount': { key: 'server:field.payoutTooSmall' } })
  const { userId } = account
  const available = await balanceOf(context, { ownerId: userId, account: 'available', currency })
  if (amount > available) throw conflict('server:conflict.payoutShort')
  const _id = newId()
  const from = payableFrom(account)
  const payout: PayoutRow = {
    _id,
    number: referenceNumber('KP', _id, now),
    userId,
    accountId: account._id,
    amount,
    currency,
    status: 'requested',
    weekly,
    holder: account.holder,
    lastFour: account.lastFour,
    batchId: null,
    requestedAt: now,
    payableFrom: from > now ? from : now,
    sentAt: null,
    settledAt: null,
    reason: null,
  }
  await tables.insert('payouts', payout)
  await bookPayoutRequest(context, payout)
  return payout
}

/** Moves a payout by one life-cycle event. Throws 409 with the state that stands when that is not possible (any more). */
async function movePayout(
  { tables }: OperationContext,
  payout: PayoutRow,
  event: PayoutEvent,
  columns: Partial<PayoutRow>,
): Promise<PayoutRow> {
  const status = nextState(payoutMachine, payout.status, event)
  if (status === undefined) throw conflict('server:conflict.changed', { state: payout.status })
  const set = { ...columns, status }
  if ((await tables.update('payouts', { _id: payout._id, status: payout.status }, set)) === 0)
    throw conflict('server:conflict.changed', { state: payout.status })
  return { ...payout, ...set }
}

export async function sendPayout(context: OperationContext, payout: PayoutRow, batchId: string): Promise<void> {
  const sent = await movePayout(context, payout, { type: 'payout.send', by: 'operator' }, { batchId, sentAt: context.now })
  await bookPayoutSending(context, payout)
  await notifySeller(context, sent, 'payoutSent')
}

export async function settlePayout(context: OperationContext, payout: PayoutRow): Promise<void> {
  const arrived = await movePayout(context, payout, { type: 'payout.arrive', by: 'operator' }, { settledAt: context.now })
  await bookPayoutArrival(context, payout)
  await notifySeller(context, arrived, 'payoutArrived')
}

/** Puts the money back at the seller's wish. Throws 409 with the state once the bank has it, or it is over. */
export async function cancelRequested(context: OperationContext, payout: PayoutRow): Promise<PayoutRow> {
  const cancelled = await movePayout(context, payout, { type: 'payout.cancel', by: 'seller' }, { settledAt: context.now })
  await bookPayoutReturn(context, payout)
  return cancelled
}

/** Puts the money back, and tells the seller why: refused by an operator, returned by the bank, or taken back for what is owed. */
export async function returnPayout(
  context: OperationContext,
  payout: PayoutRow,
  reason: string,
  type: 'payoutRefused' | 'payoutReturned' | 'payoutTakenBack',
): Promise<void> {
  await movePayout(context, payout, { type: 'payout.return', by: 'operator' }, { settledAt: context.now, reason })
  await bookPayoutReturn(context, payout)
  const { userId, _id: subjectId, number, amount, currency } = payout
  const values = { payout: number, amount: { amount, currency }, reason }
  await notify(context, { userId, side: 'seller', type, subjectId, values })
}

/** Takes back payouts that no bank has yet, the newest first, until so much is available: money that is owed does not leave. */
export async function returnRequested(
  context: OperationContext,
  { userId, amount, currency }: Money & { userId: string },
  reason: string,
): Promise<void> {
  const { tables } = context
  const requested = await tables.list('payouts', { userId, currency, status: 'requested' }, { orderBy: ['-requestedAt', '-_id'] })
  for (const payout of requested) {
    // Read anew: what comes back pays a debt first.
    if ((await balanceOf(context, { ownerId: userId, account: 'available', currency })) >= amount) return
    await returnPayout(context, payout, reason, 'payoutTakenBack')
  }
}

async function notifySeller(context: OperationContext, payout: PayoutRow, type: 'payoutSent' | 'payoutArrived'): Promise<void> {
  const { userId, _id: subjectId, number, amount, currency, lastFour } = payout
  const values = { payout: number, amount: { amount, currency }, lastFour }
  await notify(context, { userId, side: 'seller', type, subjectId, values })
}

export const serializePayout = (payout: PayoutRow): components['schemas']['Payout'] => {
  const { _id, number, amount, currency, status, weekly, holder, lastFour, requestedAt, sentAt, settledAt, reason } = payout
  return {
    ...omitNull({ sentAt, settledAt, reason }),
    _id,
    number,
    amount: { amount, currency },
    status,
    weekly,
    holder,
    lastFour,
    requestedAt,
    payableFrom: payout.payableFrom,
  }
}
