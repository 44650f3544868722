import { findJob, reportedAt, serializeJob } from '#server/domain/delivery/jobs.ts'
import { moveShipment } from '#server/domain/delivery/shipments.ts'
import { publishOrderChange } from '#server/domain/order/orders.ts'
import type { Operation } from '#server/operation.ts'

/** A report that is sent again, even after the delivery, changes nothing. */
export const reportPosition: Operation<'reportPosition'> = async (call) => {
  const { tables, ports, body, now, newId } = call
  const shipped = await findJob(call, call.caller)
  const { shipment, order } = shipped
  const at = reportedAt(shipment, body.at, now)
  const known = await tables.find('shipmentPositions', { shipmentId: shipment._id, at })
  if (known !== undefined) return serializeJob(call, shipped)
  const reported = await moveShipment(call, shipment, { type: 'shipment.report', by: 'carrier' })
  const { latitude, longitude } = body
  const place = (await ports.geocoder.nearest(body)) ?? null
  await tables.insert('shipmentPositions', { _id: newId(), shipmentId: shipment._id, latitude, longitude, place, at })
  await publishOrderChange(call, order)
  return serializeJob(call, { shipment: reported, order })
}
