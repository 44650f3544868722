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
  return payouts.map((payout) => {
    const { _id, number, amount, currency, status, userId, holder, lastFour, requestedAt, payableFrom } = payout
    const { sentAt, settledAt, reason } = payout
    return {
      ...omitNull({ sentAt, settledAt, reason }),
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
