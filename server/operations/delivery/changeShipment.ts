import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { changeShipment as change } from '#server/domain/delivery/party-changes.ts'
import { serializeOrder } from '#server/domain/order/order-serializer.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const changeShipment: Operation<'changeShipment'> = async (call) => {
  // Goods go with another driver, or count as received: from then on the buyer's days to complain run.
  await assertNotAlerted(call, call.caller)
  const orderId = await change(call, call.caller, call.id, call.body)
  const order = await call.tables.find('orders', { _id: orderId })
  if (order === undefined) throw notFound()
  return serializeOrder(call, order, call.caller)
}
