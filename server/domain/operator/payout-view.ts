import type { components } from '#src/generated/schema.ts'
import { isDue, suspendedSellers } from '#server/domain/payment/payout-batches.ts'
import type { PayoutRow } from '#server/domain/payment/payouts.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import { accountNamesOf } from './account-names.ts'

/** Returns payouts as operators read them, with the names of their sellers. */
export async function serializeOperatorPayouts(
  context: OperationContext,
  payouts: readonly PayoutRow[],
): Promise<components['schemas']['OperatorPayout'][]> {
  const nameOf = await accountNamesOf(
    context,
    payouts.map(({ userId }) => userId),
  )
  const suspended = await suspendedSellers(context, payouts)
  const accountIds = payouts.flatMap(({ accountId }) => accountId ?? [])
  const accounts = accountIds.length === 0 ? [] : await context.tables.list('payoutAccounts', { _id: [...new Set(accountIds)] })
  const accountChangedAt = ({ status, accountId, requestedAt }: PayoutRow): string | null => {
    const changedAt = accounts.find(({ _id }) => _id === accountId)?.changedAt
    return status === 'requested' && changedAt !== undefined && changedAt > requestedAt ? changedAt : null
  }
  return payouts.map((payout) => {
    const { _id, number, amount, currency, status, userId, holder, lastFour, requestedAt, payableFrom } = payout
    const { sentAt, settledAt, reason } = payout
    return {
      ...omitNull({ accountChangedAt: accountChangedAt(payout), sentAt, settledAt, reason }),
      _id,
      number,
      amount: { amount, currency },
      status,
      seller: nameOf(userId),
      holder,
      lastFour,
      requestedAt,
      payableFrom,
      due: status === 'requested' && isDue(payout, context.now, suspended),
    }
  })
}
