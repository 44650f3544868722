import { correctedBatch } from '#server/domain/listing/batch-rules.ts'
import { changeBatch, findBatch, recordBatchEvent } from '#server/domain/listing/batches.ts'
import { refuseProblems } from '#server/domain/listing/listings.ts'
import { recountStock, serializeProductBatches } from '#server/domain/order/batch-stock.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const correctProductBatch: Operation<'correctProductBatch'> = async (call) => {
  const { body, caller, id } = call
  const { batch, product } = await findBatch(call, caller, id)
  if (batch.quantity !== body.seen) throw conflict('server:conflict.batchChanged')
  const held = await call.tables.list('productBatches', { productId: product._id })
  const others = held.filter(({ _id }) => _id !== id)
  const { quantity, problems } = correctedBatch(product, batch, body, others)
  refuseProblems(problems)
  const retested = body.retestOn === undefined ? {} : { retestOn: body.retestOn, expiredAt: null }
  await changeBatch(call, batch, { quantity, ...retested })
  const change = Math.round((quantity - batch.quantity) * 1_000_000) / 1_000_000
  await recordBatchEvent(call, id, { kind: 'corrected', change, reason: body.reason.trim() })
  await recountStock(call, product._id)
  return serializeProductBatches(call, product._id)
}
