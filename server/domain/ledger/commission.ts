import type { Money } from '#src/lib/money.ts'
import { percentOf } from '#src/lib/money-arithmetic.ts'
import { restOfOrder } from './part-of-order.ts'
import type { Row } from '#server/store/tables.ts'

type Shared = Pick<Row<'orders'>, 'subtotal' | 'shipping' | 'total' | 'currency' | 'commissionRate' | 'commissionOnFreight'>

/**
 * The shares of marketplace and seller in a completed order; the two sum to the total exactly. The tax is the seller's. The commission is of
 * the freight, too, or a price could be moved into the freight; only orders of before decision 183 bear it on the goods alone.
 */
export function sharesOf(order: Shared): { commission: Money; seller: Money } {
  const { subtotal, shipping, total, currency } = order
  const base = order.commissionOnFreight ? subtotal + shipping : subtotal
  const commission = percentOf({ amount: base, currency }, order.commissionRate)
  return { commission, seller: { amount: total - commission.amount, currency } }
}

/** The shares in what is left of an order's total when a part was given back: that part is nobody's earning. */
export function sharesOfRest(order: Row<'orders'>, rest: number): ReturnType<typeof sharesOf> {
  return sharesOf({ ...order, ...restOfOrder(order, order.total - rest) })
}
