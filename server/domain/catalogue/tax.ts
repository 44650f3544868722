import type { components } from '#src/generated/schema.ts'
import type { Money } from '#src/lib/money.ts'
import { percentOf, sum } from '#src/lib/money-arithmetic.ts'

export type OrderTotals = components['schemas']['OrderTotals']

/** The price of a quantity of a product. */
export interface Priced {
  totals: OrderTotals
  /** The quantity in the product's unit. */
  stockQuantity: number
}

/** Standard rates of value-added tax, per cent, by the seller's country; other countries have none. */
const standardTax: Record<string, number> = {
  SA: 15,
  EG: 14,
  AE: 5,
  BH: 10,
  OM: 5,
  BD: 15,
  IN: 18,
  CN: 13,
  JP: 10,
  DE: 19,
  GB: 20,
  TR: 20,
}

/** Tax on goods and carriage, rounded once, and the total: an export is zero-rated. */
export function withTax(
  { unitPrice, subtotal, shipping }: { unitPrice: Money; subtotal: Money; shipping: Money },
  sellerCountry: string,
  destination: string,
): OrderTotals {
  const { currency } = subtotal
  const taxRate = sellerCountry === destination ? (standardTax[sellerCountry] ?? 0) : 0
  const tax = percentOf(sum([subtotal, shipping], currency), taxRate)
  return { unitPrice, subtotal, taxRate, tax, shipping, total: sum([subtotal, shipping, tax], currency) }
}
