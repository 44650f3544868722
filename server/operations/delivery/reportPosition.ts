import { announce } from '#server/domain/order/orders.ts'
import { advanceShipment } from '#server/domain/delivery/shipments.ts'
import type { Operation } from '#server/operation.ts'

export const reportPosition: Operation<'reportPosition'> = async (call) => {
  const { tables, body, now, newId } = call
  const { order, job } = await advanceShipment(call, call.caller, { type: 'shipment.report' })
  const { latitude, longitude } = body
  await tables.insert('shipmentPositions', { _id: newId(), shipmentId: order._id, latitude, longitude, at: now })
  await announce(call, order)
  return job
}
