import { type Money, percentOf } from '#src/lib/money.ts'
import type { Row } from '#server/store/tables.ts'

/** The marketplace's share of the goods' value, per cent. An order keeps the rate that held when it was made. */
export const commissionRate = 5

/** The shares of marketplace and seller in a completed order. Tax and freight are the seller's; the two sum to the total exactly. */
export function sharesOf(order: Pick<Row<'orders'>, 'subtotal' | 'total' | 'currency' | 'commissionRate'>): {
  commission: Money
  seller: Money
} {
  const { subtotal, total, currency } = order
  const commission = percentOf({ amount: subtotal, currency }, order.commissionRate)
  return { commission, seller: { amount: total - commission.amount, currency } }
}
