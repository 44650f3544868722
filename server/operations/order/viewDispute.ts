import { disputeAnswer } from '#server/domain/disputes.ts'
import { findOrder } from '#server/domain/orders.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

export const viewDispute: Operation<'viewDispute'> = async (call) => {
  const order = await findOrder(call, call.caller, call.id)
  const dispute = await call.tables.find('disputes', { _id: order._id })
  if (dispute === undefined) throw notYours()
  return disputeAnswer(call, dispute)
}
