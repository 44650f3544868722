import { mailParty } from '#server/domain/orders.ts'
import { advanceShipment } from '#server/domain/shipments.ts'
import type { Operation } from '#server/operation.ts'

export const reportDelivery: Operation<'reportDelivery'> = async (call) => {
  const receivedBy = call.body.receivedBy.trim()
  const { order, job } = await advanceShipment(call, call.caller, { type: 'shipment.deliver' }, receivedBy)
  await mailParty(call, order, 'buyer', 'orderDelivered')
  return job
}
