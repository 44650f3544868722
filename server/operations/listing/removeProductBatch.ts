import { dropCertificates, findBatch } from '#server/domain/listing/batches.ts'
import { recountStock, serializeProductBatches } from '#server/domain/order/batch-stock.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const removeProductBatch: Operation<'removeProductBatch'> = async (call) => {
  const { tables, id } = call
  const { product } = await findBatch(call, call.caller, id)
  if ((await tables.count('batchEvents', { batchId: id, kind: 'dispatched' })) > 0)
    throw conflict('server:conflict.batchDispatched')
  await dropCertificates(call, id)
  await tables.remove('productBatches', { _id: id })
  await recountStock(call, product._id)
  return serializeProductBatches(call, product._id)
}
