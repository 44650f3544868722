import type { Row } from '#server/store/tables.ts'

/** What an amount of money is made of, in whole minor units. */
interface OrderPart {
  subtotal: number
  shipping: number
  tax: number
  total: number
}

/** What is left of an order when a part of it was given back: the two sum to the order in each of their amounts. */
export function restOfOrder(order: Pick<Row<'orders'>, 'subtotal' | 'shipping' | 'tax' | 'total'>, given: number): OrderPart {
  const { subtotal, shipping, tax } = partOfOrder(order, given)
  return {
    subtotal: order.subtotal - subtotal,
    shipping: order.shipping - shipping,
    tax: order.tax - tax,
    total: order.total - given,
  }
}

/**
 * Splits a part of an order's total into goods, freight and tax, in the shares that they have in the whole. Tax is rounded half up, freight
 * down; the goods are what is left, so that the three sum to the amount exactly and none is below nothing.
 */
export function partOfOrder(order: Pick<Row<'orders'>, 'subtotal' | 'shipping' | 'tax' | 'total'>, amount: number): OrderPart {
  if (order.total === 0) return { subtotal: 0, shipping: 0, tax: 0, total: 0 }
  // Products of two amounts are beyond what a double holds exactly.
  const [part, whole] = [BigInt(amount), BigInt(order.total)]
  const tax = Number((2n * BigInt(order.tax) * part + whole) / (2n * whole))
  const shipping = Number((BigInt(order.shipping) * part) / whole)
  return { subtotal: amount - tax - shipping, shipping, tax, total: amount }
}
