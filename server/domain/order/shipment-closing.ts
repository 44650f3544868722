import { openShipmentStates } from './dispatched-quantity.ts'
import type { OrderEvent } from '#src/machines/lifecycles/order.machine.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/**
 * Called by moveOrder with every step: what is on its way when an order ends. A refunded or cancelled one is taken back from its drivers, a completed one
 * has arrived, as whoever completed it says.
 */
export async function closeShipments(
  { tables, now }: TableContext,
  { _id: orderId, status }: Row<'orders'>,
  by: OrderEvent['by'],
  note: string | undefined,
): Promise<void> {
  const open = { orderId, state: openShipmentStates }
  if (status === 'refunded' || status === 'cancelled') {
    await tables.update('shipments', open, { state: 'cancelled', reason: note ?? null, updatedAt: now })
  }
  if (status === 'completed') {
    await tables.update('shipments', open, { state: 'delivered', deliveredBy: by, deliveredAt: now, updatedAt: now })
  }
}
