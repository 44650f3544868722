import { findJob, reportedAt, serializeJob } from '#server/domain/delivery/jobs.ts'
import { moveShipment } from '#server/domain/delivery/shipments.ts'
import { announce } from '#server/domain/order/orders.ts'
import type { Operation } from '#server/operation.ts'

/** A report that is sent again, even after the delivery, changes nothing. */
export const reportPosition: Operation<'reportPosition'> = async (call) => {
  const { tables, ports, body, now, newId } = call
  const carriage = await findJob(call, call.caller)
  const { shipment, order } = carriage
  const at = reportedAt(shipment, body.at, now)
  const known = await tables.find('shipmentPositions', { shipmentId: shipment._id, at })
  if (known !== undefined) return serializeJob(call, carriage)
  const reported = await moveShipment(call, shipment, { type: 'shipment.report', by: 'carrier' })
  const { latitude, longitude } = body
  const place = (await ports.geocoder.nearest(body)) ?? null
  await tables.insert('shipmentPositions', { _id: newId(), shipmentId: shipment._id, latitude, longitude, place, at })
  await announce(call, order)
  return serializeJob(call, { shipment: reported, order })
}
