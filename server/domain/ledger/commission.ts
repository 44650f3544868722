import type { Money } from '#src/lib/money.ts'
import { percentOf } from '#src/lib/money-arithmetic.ts'
import { restOfOrder } from './part-of-order.ts'
import type { Row } from '#server/store/tables.ts'

/** The shares of marketplace and seller in a completed order. Tax and freight are the seller's; the two sum to the total exactly. */
export function sharesOf(order: Pick<Row<'orders'>, 'subtotal' | 'total' | 'currency' | 'commissionRate'>): {
  commission: Money
  seller: Money
} {
  const { subtotal, total, currency } = order
  const commission = percentOf({ amount: subtotal, currency }, order.commissionRate)
  return { commission, seller: { amount: total - commission.amount, currency } }
}

/** The shares in what is left of an order's total when a part was given back: that part is nobody's earning. */
export function sharesOfRest(order: Row<'orders'>, rest: number): ReturnType<typeof sharesOf> {
  return sharesOf({ ...order, ...restOfOrder(order, order.total - rest) })
}
