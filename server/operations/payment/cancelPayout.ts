import { cancelRequested, serializePayout } from '#server/domain/payment/payouts.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const cancelPayout: Operation<'cancelPayout'> = async (call) => {
  const payout = await call.tables.find('payouts', { _id: call.id, userId: call.caller.user._id })
  if (payout === undefined) throw notFound()
  return serializePayout(await cancelRequested(call, payout))
}
