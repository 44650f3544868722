import type { components } from '#src/generated/schema.ts'
import type { Money } from '#src/lib/money.ts'
import { AmountTooLarge, percentOf, sum } from '#src/lib/money-arithmetic.ts'
import type { Row } from '#server/store/tables.ts'

export type OrderTotals = components['schemas']['OrderTotals']

/** The tax that a sale is priced with, in the columns of orders, offers and bids. */
export type AppliedTax = Pick<Row<'orders'>, 'taxRate' | 'taxKind' | 'taxFrom' | 'taxTo' | 'buyerTaxNumber'>

/** The price of a quantity of a product. */
export interface Priced {
  totals: OrderTotals
  /** The quantity in the product's unit. */
  stockQuantity: number
  /** Whether the price was agreed with the buyer. */
  isAgreed?: boolean
}

/** The largest amount of the contract, in minor units. */
const mostAmount = 1e14

/** Tax on goods and carriage, rounded once, and the total. Throws AmountTooLarge for more than the contract's largest amount. */
export function withTax(
  { unitPrice, subtotal, shipping }: { unitPrice: Money; subtotal: Money; shipping: Money },
  applied: AppliedTax,
): OrderTotals {
  const { currency } = subtotal
  const tax = percentOf(sum([subtotal, shipping], currency), applied.taxRate)
  const total = sum([subtotal, shipping, tax], currency)
  if (total.amount > mostAmount) throw new AmountTooLarge(`${total.amount} minor units of ${currency} are too many`)
  return { unitPrice, subtotal, ...shownTax(applied), tax, shipping, total }
}

/** The columns of a frozen tax, of what has them. */
export const frozenTax = ({ taxRate, taxKind, taxFrom, taxTo, buyerTaxNumber }: AppliedTax): AppliedTax => ({
  taxRate,
  taxKind,
  taxFrom,
  taxTo,
  buyerTaxNumber,
})

/** What both sides read of a tax. The buyer's number stands in the invoice. */
export const shownTax = ({
  taxRate,
  taxKind,
  taxFrom,
  taxTo,
}: AppliedTax): Pick<OrderTotals, 'taxRate' | 'taxKind' | 'taxFrom' | 'taxTo'> => ({ taxRate, taxKind, taxFrom, taxTo })
