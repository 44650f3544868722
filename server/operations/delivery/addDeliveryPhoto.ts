import { findJob, serializeJob } from '#server/domain/delivery/jobs.ts'
import { keepFile } from '#server/domain/document/files.ts'
import { publishOrderChange } from '#server/domain/order/orders.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** Photos of one delivery. */
const mostPhotos = 3

/** The seller answers for what the driver sends. A photo that is sent again changes nothing; one may come after the delivery. */
export const addDeliveryPhoto: Operation<'addDeliveryPhoto'> = async (call) => {
  const { tables, body, now } = call
  const shipped = await findJob(call, call.caller)
  const { shipment, order } = shipped
  if (shipment.state === 'offered') throw conflict('server:conflict.changed', { state: shipment.state })
  const sent = await tables.list('attachments', { subject: 'shipment', subjectId: shipment._id })
  const same = await tables.list('files', { _id: sent.map(({ _id }) => _id), sha256: body.photo.sha256 })
  if (same.length > 0) return serializeJob(call, shipped)
  if (sent.length >= mostPhotos) throw conflict('server:conflict.enoughPhotos', { state: shipment.state })
  const _id = await keepFile(call, body.photo, { access: 'private', readerIds: [order.buyerId] })
  const attached = { subject: 'shipment', subjectId: shipment._id, position: sent.length } as const
  await tables.insert('attachments', { _id, ownerId: order.sellerId, ...attached, createdAt: now })
  await publishOrderChange(call, order)
  return serializeJob(call, shipped)
}
