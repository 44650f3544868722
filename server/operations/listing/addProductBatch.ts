import { enteredBatch } from '#server/domain/listing/batch-rules.ts'
import { attachCertificate, mostBatches, recordBatchEvent } from '#server/domain/listing/batches.ts'
import { findListing, refuseProblems } from '#server/domain/listing/listings.ts'
import { recountStock, serializeProductBatches } from '#server/domain/order/batch-stock.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const addProductBatch: Operation<'addProductBatch'> = async (call) => {
  const { tables, caller, body, id, newId, now } = call
  const product = await findListing(call, caller, id)
  const held = await tables.list('productBatches', { productId: id })
  if (held.filter(({ quantity }) => quantity > 0).length >= mostBatches) throw conflict('server:conflict.batchLimit')
  const { columns, problems } = enteredBatch(product, held, body, now)
  refuseProblems(problems)
  const _id = newId()
  const times = { expiredAt: null, createdAt: now, updatedAt: now }
  await tables.insert('productBatches', { _id, productId: id, ...columns, blockedReason: null, ...times })
  await recordBatchEvent(call, _id, { kind: 'added', change: columns.quantity })
  if (body.certificate !== undefined) await attachCertificate(call, caller.user._id, _id, body.certificate)
  await recountStock(call, id)
  return serializeProductBatches(call, id)
}
