import type { Money } from './money.ts'
import { add, multiply, percentOf } from './money-arithmetic.ts'
import { convert, type Quantity, type Unit } from './quantity.ts'

/** What goods and freight come to at a price of one `unit`; tax is added where its rate is known. Nothing where units do not convert. */
export function offerSum(
  { unitPrice, shipping }: { unitPrice: Money; shipping: Money },
  { quantity, unit, taxRate }: { quantity: Quantity; unit: Unit; taxRate: number | undefined },
): Money | undefined {
  const priced = convert(quantity, unit)
  if (priced === undefined) return undefined
  const net = add(multiply(unitPrice, priced.value), shipping)
  return taxRate === undefined ? net : add(net, percentOf(net, taxRate))
}
