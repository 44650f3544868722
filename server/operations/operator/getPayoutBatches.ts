import { serializePayoutBatch } from '#server/domain/payment/payout-batches.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getPayoutBatches: Operation<'getPayoutBatches'> = async (call) => {
  const { tables, body } = call
  const where = body.id === undefined ? {} : { _id: body.id }
  const batches = await tables.list('payoutBatches', where, { orderBy: ['-createdAt', '-_id'], ...pageOf(body) })
  return {
    batches: await Promise.all(batches.map((batch) => serializePayoutBatch(call, batch))),
    total: await tables.count('payoutBatches', where),
  }
}
