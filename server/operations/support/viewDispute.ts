import { serializeDispute } from '#server/domain/support/disputes.ts'
import { findOrder } from '#server/domain/order/orders.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const viewDispute: Operation<'viewDispute'> = async (call) => {
  const order = await findOrder(call, call.caller, call.id)
  const dispute = await call.tables.find('disputes', { _id: order._id })
  if (dispute === undefined) throw notFound()
  return serializeDispute(call, dispute)
}
