import { changeBatch, findBatch, recordBatchEvent } from '#server/domain/listing/batches.ts'
import { recountStock, serializeProductBatches } from '#server/domain/order/batch-stock.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const unblockProductBatch: Operation<'unblockProductBatch'> = async (call) => {
  const { batch, product } = await findBatch(call, call.caller, call.id)
  if (batch.blockedReason === null) throw conflict('server:conflict.batchUnblocked')
  await changeBatch(call, batch, { blockedReason: null })
  await recordBatchEvent(call, batch._id, { kind: 'unblocked' })
  await recountStock(call, product._id)
  return serializeProductBatches(call, product._id)
}
