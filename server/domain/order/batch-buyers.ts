import type { ReadableTables } from '#server/store/store.ts'

/** The buyers to whom something of a batch was dispatched. */
export async function batchBuyers({ tables }: { tables: ReadableTables }, batchId: string): Promise<string[]> {
  const events = await tables.list('batchEvents', { batchId, kind: 'dispatched' })
  const shipmentIds = [...new Set(events.flatMap(({ shipmentId }) => shipmentId ?? []))]
  const shipments = shipmentIds.length === 0 ? [] : await tables.list('shipments', { _id: shipmentIds })
  const orderIds = [...new Set(shipments.map(({ orderId }) => orderId))]
  const orders = orderIds.length === 0 ? [] : await tables.list('orders', { _id: orderIds })
  return [...new Set(orders.map(({ buyerId }) => buyerId))]
}
