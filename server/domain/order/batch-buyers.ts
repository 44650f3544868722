import type { ReadableTables } from '#server/store/store.ts'
import { openShipmentStates } from './dispatched-quantity.ts'

const carriedStates = [...openShipmentStates, 'delivered'] as const

/** The buyers to whom something of a batch is on its way or was delivered: one whose shipment was taken back has nothing of it. */
export async function batchBuyers({ tables }: { tables: ReadableTables }, batchId: string): Promise<string[]> {
  const events = await tables.list('batchEvents', { batchId, kind: 'dispatched' })
  const shipmentIds = [...new Set(events.flatMap(({ shipmentId }) => shipmentId ?? []))]
  const shipments = shipmentIds.length === 0 ? [] : await tables.list('shipments', { _id: shipmentIds, state: carriedStates })
  const orderIds = [...new Set(shipments.map(({ orderId }) => orderId))]
  const orders = orderIds.length === 0 ? [] : await tables.list('orders', { _id: orderIds })
  return [...new Set(orders.map(({ buyerId }) => buyerId))]
}
