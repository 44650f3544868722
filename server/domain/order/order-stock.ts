import type { OrderRow } from './orders.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'

/** Takes the ordered quantity off the product's stock. Throws 409 when less is left. An order without a listing has no stock to take. */
export async function reserveStock({ tables }: OperationContext, order: OrderRow): Promise<void> {
  if (order.productId === null) return
  const taken = await tables.takeStock(order.productId, order.stockQuantity)
  if (!taken) throw conflict('server:conflict.outOfStock', { state: order.status })
}

/** Puts back what a cancelled or refunded order had taken: nothing when it was never accepted. */
export async function releaseStock({ tables }: OperationContext, order: OrderRow): Promise<void> {
  if (order.productId === null) return
  const accepted = await tables.count('orderEvents', { orderId: order._id, status: 'accepted' })
  if (accepted > 0) await tables.takeStock(order.productId, -order.stockQuantity)
}
