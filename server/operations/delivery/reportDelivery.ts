import { findJob, reportedAt, serializeJob } from '#server/domain/delivery/jobs.ts'
import { deliverShipment } from '#server/domain/delivery/shipments.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** A report that is sent again changes nothing, and so does one of what others have said already. */
export const reportDelivery: Operation<'reportDelivery'> = async (call) => {
  const { body, now } = call
  const shipped = await findJob(call, call.caller)
  const { shipment } = shipped
  if (shipment.state === 'delivered') return serializeJob(call, shipped)
  const { signature } = body
  // Each point is an x and a y.
  if (signature?.some((stroke) => stroke.length % 2 === 1) === true) {
    throw invalidFields({ signature: { key: 'server:field.type' } })
  }
  const at = reportedAt(shipment, body.at, now)
  const proof = { receivedBy: body.receivedBy.trim(), ...(signature && { signature }) }
  return serializeJob(call, await deliverShipment(call, shipped, { by: 'carrier', at, ...proof }))
}
