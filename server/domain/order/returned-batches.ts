import { changeBatch, noteMovement } from '#server/domain/listing/batches.ts'
import type { OperationContext } from '#server/operation.ts'

/** Puts what a shipment took from batches back into them, once: it came back, or never left. */
export async function returnBatches(context: OperationContext, shipmentId: string): Promise<void> {
  const { tables } = context
  const movements = await tables.list('batchMovements', { shipmentId })
  if (movements.some(({ kind }) => kind === 'returned')) return
  for (const { batchId, change } of movements) {
    const batch = await tables.find('productBatches', { _id: batchId })
    if (batch === undefined) continue
    await changeBatch(context, batch, { quantity: Math.round((batch.quantity - change) * 1_000_000) / 1_000_000 })
    await noteMovement(context, batchId, { kind: 'returned', change: -change, shipmentId })
  }
}
