import { changeBatch, findBatch, recordBatchEvent } from '#server/domain/listing/batches.ts'
import { recountStock, serializeProductBatches } from '#server/domain/order/batch-stock.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const blockProductBatch: Operation<'blockProductBatch'> = async (call) => {
  const { batch, product } = await findBatch(call, call.caller, call.id)
  if (batch.blockedReason !== null) throw conflict('server:conflict.batchBlocked')
  const reason = call.body.reason.trim()
  await changeBatch(call, batch, { blockedReason: reason })
  await recordBatchEvent(call, batch._id, { kind: 'blocked', reason })
  await recountStock(call, product._id)
  return serializeProductBatches(call, product._id)
}
