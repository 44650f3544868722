import { undispatchedQuantity } from './dispatched-quantity.ts'
import type { OrderRow } from './orders.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Takes the ordered quantity off the product's stock. Throws 409 when less is left. An order without a listing has no stock to take. */
export async function reserveStock({ tables }: OperationContext, order: OrderRow): Promise<void> {
  if (order.productId === null) return
  const taken = await tables.takeStock(order.productId, order.stockQuantity)
  if (!taken) throw conflict('server:conflict.outOfStock', { state: order.status })
}

/**
 * Puts back what an order that is over had taken and did not send: nothing when it was never accepted. Goods that somebody has carried away are
 * not stock again until their seller says so; those that a driver was still to fetch are. `shipments`: as they were before the order
 * ended.
 */
export async function releaseStock(
  { tables }: OperationContext,
  order: OrderRow,
  shipments: readonly Row<'shipments'>[],
): Promise<void> {
  if (order.productId === null) return
  const accepted = await tables.count('orderEvents', { orderId: order._id, status: 'accepted' })
  if (accepted === 0) return
  const left = undispatchedQuantity(order, shipments.filter(isCarriedAway))
  const released = (order.stockQuantity * left.value) / order.quantity.value
  await tables.takeStock(order.productId, -Math.round(released * 1_000_000) / 1_000_000)
}

/** One that its seller took back on the way is not, its goods came back. */
const isCarriedAway = ({ startedAt, state }: Row<'shipments'>) => startedAt !== null || state === 'delivered'
