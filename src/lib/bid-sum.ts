import type { Money } from './money.ts'
import { add, multiply } from './money-arithmetic.ts'
import { type Quantity, type Unit, convert } from './quantity.ts'

export interface PricedOffer {
  quantity: Quantity
  priceUnit: Unit
  /** Of one `priceUnit`. */
  unitPrice: Money
  shipping: Money
}

/** As the server has it: no bid is about more than this, in minor units. */
const most = 1e13

/** Goods and carriage of an offer, before tax; nothing where the price's unit does not measure the quantity, or beyond all trade. */
export function bidSum({ quantity, priceUnit, unitPrice, shipping }: PricedOffer): Money | undefined {
  const priced = convert(quantity, priceUnit)
  if (priced === undefined || unitPrice.currency !== shipping.currency) return undefined
  if (unitPrice.amount * priced.value > most || shipping.amount > most) return undefined
  return add(multiply(unitPrice, priced.value), shipping)
}
