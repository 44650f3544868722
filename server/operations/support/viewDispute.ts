import { findDispute } from '#server/domain/support/disputes.ts'
import { serializeDispute } from '#server/domain/support/dispute-serializer.ts'
import { findOrder } from '#server/domain/order/orders.ts'
import type { Operation } from '#server/operation.ts'

export const viewDispute: Operation<'viewDispute'> = async (call) => {
  const order = await findOrder(call, call.caller, call.id)
  return serializeDispute(call, await findDispute(call, order), order)
}
