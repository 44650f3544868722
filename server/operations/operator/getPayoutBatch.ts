import { serializeOperatorPayouts } from '#server/domain/operator/payout-view.ts'
import { recordReading } from '#server/domain/operator/recorded-readings.ts'
import { findPayoutBatch, serializePayoutBatch } from '#server/domain/payment/payout-batches.ts'
import type { Operation } from '#server/operation.ts'

export const getPayoutBatch: Operation<'getPayoutBatch'> = async (call) => {
  const batch = await findPayoutBatch(call, call.id)
  await recordReading(call, `getPayoutBatch ${batch.number}`)
  const payouts = await call.tables.list('payouts', { batchId: batch._id }, { orderBy: ['requestedAt', '_id'] })
  return { batch: await serializePayoutBatch(call, batch), payouts: await serializeOperatorPayouts(call, payouts) }
}
