import { advanceShipment } from '#server/domain/delivery/shipments.ts'
import type { Operation } from '#server/operation.ts'

export const reportDelivery: Operation<'reportDelivery'> = async (call) => {
  const receivedBy = call.body.receivedBy.trim()
  return (await advanceShipment(call, call.caller, { type: 'shipment.deliver' }, receivedBy)).job
}
