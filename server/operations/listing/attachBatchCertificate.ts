import {
  attachCertificate,
  dropCertificates,
  findBatch,
  mostCertificates,
  recordBatchEvent,
} from '#server/domain/listing/batches.ts'
import { batchBuyers } from '#server/domain/order/batch-buyers.ts'
import { serializeProductBatches } from '#server/domain/order/batch-stock.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const attachBatchCertificate: Operation<'attachBatchCertificate'> = async (call) => {
  const { tables, caller, body, id } = call
  const { batch, product } = await findBatch(call, caller, id)
  const dispatched = await tables.count('batchEvents', { batchId: id, kind: 'dispatched' })
  // What buyers were given stays theirs.
  if (dispatched === 0) await dropCertificates(call, id)
  const held = await tables.count('attachments', { subject: 'productBatch', subjectId: id })
  if (held >= mostCertificates) throw conflict('server:conflict.batchCertificates')
  await attachCertificate(call, caller.user._id, batch._id, body.certificate, await batchBuyers(call, id))
  await recordBatchEvent(call, id, { kind: 'certified' })
  return serializeProductBatches(call, product._id)
}
