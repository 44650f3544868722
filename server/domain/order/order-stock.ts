import { inProductUnit, recountStock } from './batch-stock.ts'
import { openShipmentStates, undispatchedQuantity } from './dispatched-quantity.ts'
import type { OrderRow } from './orders.ts'
import { returnBatches } from './returned-batches.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/**
 * Takes the ordered quantity off the product's stock, of no batch of it yet. Throws 409 when less is left. An order without a listing has no stock to
 * take.
 */
export async function reserveStock(context: OperationContext, order: OrderRow): Promise<void> {
  const { productId, stockQuantity } = order
  if (productId === null) return
  // Batches may have expired since they were counted.
  const counted = await recountStock(context, productId, { besides: order._id, taken: await takenOf(context, order) })
  const isTaken = counted === 'withoutBatches' ? await context.tables.takeStock(productId, stockQuantity) : counted === 'counted'
  if (!isTaken) throw conflict('server:conflict.outOfStock', { state: order.status })
}

/** What an order takes, in the unit that its product has now. */
async function takenOf({ tables }: OperationContext, order: OrderRow): Promise<number> {
  const product = await tables.find('products', { _id: order.productId ?? '' })
  return inProductUnit(order, order.quantity.value, product?.unit ?? order.priceUnit)
}

/**
 * Puts back what an order that is over had taken and did not send: nothing when it was never accepted. Goods that somebody has carried away are
 * not stock again until their seller says so; those that a driver was still to fetch are. `shipments`: as they were before the order
 * ended.
 */
export async function releaseStock(
  context: OperationContext,
  order: OrderRow,
  shipments: readonly Row<'shipments'>[],
): Promise<void> {
  const { tables } = context
  if (order.productId === null) return
  const unfetched = shipments.filter((shipment) => isOpen(shipment) && !isCarriedAway(shipment))
  for (const { _id } of unfetched) await returnBatches(context, _id)
  if ((await recountStock(context, order.productId, { besides: order._id })) === 'counted') return
  const accepted = await tables.count('orderEvents', { orderId: order._id, status: 'accepted' })
  if (accepted === 0) return
  const left = undispatchedQuantity(order, shipments.filter(isCarriedAway))
  const released = (order.stockQuantity * left.value) / order.quantity.value
  await tables.takeStock(order.productId, -Math.round(released * 1_000_000) / 1_000_000)
}

const isOpen = ({ state }: Row<'shipments'>) => openShipmentStates.some((open) => open === state)

/** One that its seller took back on the way is not, its goods came back. */
const isCarriedAway = ({ startedAt, state }: Row<'shipments'>) => startedAt !== null || state === 'delivered'
