import { returnPayout } from '#server/domain/payment/payouts.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const refusePayout: Operation<'refusePayout'> = async (call) => {
  const payout = await call.tables.find('payouts', { _id: call.id })
  if (payout === undefined) throw notFound()
  // One that the bank has comes back by settlePayouts, when the bank has said so.
  if (payout.status !== 'requested') throw conflict('server:conflict.changed', { state: payout.status })
  await returnPayout(call, payout, call.body.reason, 'payoutRefused')
  return {}
}
