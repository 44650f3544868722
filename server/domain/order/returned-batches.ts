import { changeBatch, recordBatchEvent } from '#server/domain/listing/batches.ts'
import type { OperationContext } from '#server/operation.ts'

/** Puts what a shipment took from batches back into them, once: it came back, or never left. */
export async function returnBatches(context: OperationContext, shipmentId: string): Promise<void> {
  const { tables } = context
  const events = await tables.list('batchEvents', { shipmentId })
  if (events.some(({ kind }) => kind === 'returned')) return
  for (const { batchId, change } of events) {
    const batch = await tables.find('productBatches', { _id: batchId })
    if (batch === undefined) continue
    await changeBatch(context, batch, { quantity: Math.round((batch.quantity - change) * 1_000_000) / 1_000_000 })
    await recordBatchEvent(context, batchId, { kind: 'returned', change: -change, shipmentId })
  }
}
