import { mostRequirements } from '#src/lib/most-requirements.ts'
import { undispatchedStatuses, type WaitFilter, waitParts } from '../order-waits.ts'
import type { DispatchFilter, TradeQueries } from '../trade-queries.ts'
import type { Row } from '../tables.ts'
import type { MemoryRows } from './memory-tables.ts'
import { isOpen } from './open-orders.ts'

type Order = Row<'orders'>

const underway: ReadonlySet<Order['status']> = new Set(['dispatched', 'inTransit'] as const)
const undispatched: ReadonlySet<Order['status']> = new Set(undispatchedStatuses)

/** Whether an order is one that the filter asks for. */
export function isToDispatch(rows: MemoryRows, order: Order, filter: DispatchFilter): boolean {
  if (typeof filter === 'object') {
    return undispatched.has(order.status) && order.dispatchBy !== null && order.dispatchBy < filter.dueBefore
  }
  const shipments = rows.all('shipments').filter(({ orderId }) => orderId === order._id)
  if (filter === 'failed') return underway.has(order.status) && shipments.some(({ state }) => state === 'failed')
  const carried = shipments
    .filter(({ state }) => state !== 'cancelled')
    .reduce((sum, { quantity }) => sum + millionths(quantity), 0)
  return underway.has(order.status) && millionths(order.quantity) > carried
}

/** Whether an order waits for what the filter names. */
export const isWaiting = (order: Order, filter: WaitFilter): boolean =>
  waitParts[filter].some(({ statuses, open }) => statuses.includes(order.status) && (!open || isOpen(order)))

/** Quantities have at most six decimals. */
const millionths = ({ value }: Order['quantity']): number => Math.round(value * 1_000_000)

export function memorySellerTasks(rows: MemoryRows): Pick<TradeQueries, 'sellerTasks'> {
  return {
    async sellerTasks(sellerId, { now, dueBefore }) {
      const own = rows.all('orders').filter((order) => order.sellerId === sellerId)
      const products = own.filter(({ kind }) => kind === 'product')
      const count = (orders: readonly Order[], ...statuses: Order['status'][]) =>
        orders.filter(({ status }) => statuses.includes(status)).length
      const toDispatch = (filter: DispatchFilter) => products.filter((order) => isToDispatch(rows, order, filter)).length
      const samples = own.filter(({ kind }) => kind === 'sample')
      const bidFor = new Set(
        rows
          .all('bids')
          .filter((bid) => bid.sellerId === sellerId)
          .map(({ requirementId }) => requirementId),
      )
      const requirements = rows.all('requirements').filter(({ _id, status, deadline, buyerId }) => {
        return status === 'open' && deadline > now && buyerId !== sellerId && !bidFor.has(_id)
      })
      return {
        fresh: count(products, 'placed'),
        toInvoice: count(products, 'accepted'),
        toProcess: products.filter((order) => isWaiting(order, 'preparation')).length,
        toDispatch: count(products, 'processing'),
        dispatchDue: toDispatch({ dueBefore }),
        restToDispatch: toDispatch('partial'),
        failedDeliveries: toDispatch('failed'),
        inDispute: count(products, 'disputed'),
        quotes: rows
          .all('quotes')
          .filter((quote) => quote.sellerId === sellerId && (quote.status === 'requested' || quote.status === 'countered'))
          .length,
        samples: count(samples, 'placed'),
        samplesToSend: count(samples, 'accepted', 'paid', 'processing'),
        documents: rows
          .all('documentRequests')
          .filter((request) => request.sellerId === sellerId && request.status === 'requested').length,
        requirements: Math.min(requirements.length, mostRequirements),
      }
    },
  }
}
