import { plainDecimal } from '#src/lib/decimal-text.ts'
import type { Price } from '#src/lib/approximate-price.ts'
import { type PriceTier, lineTotal, tierFor } from '#src/lib/price-tiers.ts'
import { type Quantity, type Unit, compareQuantities } from '#src/lib/quantity.ts'

export type QuantityProblem = 'wrong' | 'low' | 'high'

/** What a typed quantity comes to. */
export type AskedQuantity =
  | { quantity: Quantity; problem?: never; tier: PriceTier; next: PriceTier | undefined; unitPrice: Price; total: Price }
  | { problem: QuantityProblem; quantity?: never }

interface Offer {
  priceTiers: readonly PriceTier[]
  minimumOrder: Quantity
  stock: Quantity
}

/** Works out the price of a quantity, typed in any of the languages' digits and any unit of the offer's dimension. */
export function askedQuantity(typed: string, unit: Unit, { priceTiers, minimumOrder, stock }: Offer): AskedQuantity {
  const plain = plainDecimal(typed) ?? ''
  // No more decimals than the contract's quantity has.
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(plain) || Number(plain) === 0) return { problem: 'wrong' }
  const quantity = { value: Number(plain), unit }
  if (compareQuantities(quantity, minimumOrder) === -1) return { problem: 'low' }
  if (compareQuantities(quantity, stock) === 1) return { problem: 'high' }
  const tier = tierFor(priceTiers, quantity)
  const line = lineTotal(priceTiers, quantity)
  if (tier === undefined || line === undefined) return { problem: 'low' }
  const next = priceTiers[priceTiers.indexOf(tier) + 1]
  return { quantity, tier, next, ...line }
}
