import { lineAtAgreedPrice } from '#src/lib/agreed-price.ts'
import { plainDecimal } from '#src/lib/decimal-text.ts'
import type { Price } from '#src/lib/approximate-price.ts'
import type { Money } from '#src/lib/money.ts'
import { findPackage, inPackages, type PackageSize, sizeOf, usualPackage } from '#src/lib/packages.ts'
import { lineTotal, type PriceTier, tierFor, withSurcharge } from '#src/lib/price-tiers.ts'
import { type Quantity, type Unit, compareQuantities } from '#src/lib/quantity.ts'

export type QuantityProblem = 'wrong' | 'low' | 'high'

/** What a typed quantity comes to. */
export type AskedQuantity =
  | {
      quantity: Quantity
      asked: Quantity
      size: PackageSize | undefined
      problem?: never
      tier: PriceTier
      /** At the price of the package. */
      next: PriceTier | undefined
      unitPrice: Price
      total: Price
      /** Whether the price is one that the seller has agreed with the reader. */
      isAgreed: boolean
      /** What everybody else pays, where that is more. */
      publicPrice: Price | undefined
    }
  | { problem: QuantityProblem; quantity?: never; size?: never; asked?: Quantity }

interface Offer {
  priceTiers: readonly PriceTier[]
  agreedPrices?: { tiers: readonly PriceTier[] }
  minimumOrder: Quantity
  stock: Quantity
  packaging: readonly (PackageSize & { surcharge?: Money })[]
}

/**
 * Works out the price of a quantity, typed in any of the languages' digits and any unit of the offer's dimension, rounded up to whole packages:
 * of the chosen size, or of the usual one for that quantity.
 */
export function askedQuantity(typed: string, unit: Unit, offer: Offer, chosen?: PackageSize): AskedQuantity {
  const { priceTiers, agreedPrices, minimumOrder, stock, packaging } = offer
  const plain = plainDecimal(typed) ?? ''
  // No more decimals than the contract's quantity has.
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(plain) || Number(plain) === 0) return { problem: 'wrong' }
  const asked = { value: Number(plain), unit }
  const offered = findPackage(packaging, chosen) ?? usualPackage(packaging, asked)
  const packed = offered && inPackages(asked, offered)
  if (packed?.problem !== undefined) return { problem: 'high', asked }
  const quantity = packed?.quantity ?? asked
  if (compareQuantities(quantity, minimumOrder) === -1) return { problem: 'low', asked }
  if (compareQuantities(quantity, stock) === 1) return { problem: 'high', asked }
  const line = lineAtAgreedPrice(priceTiers, agreedPrices?.tiers, quantity, offered?.surcharge)
  const counting = line?.isAgreed === true && agreedPrices !== undefined ? agreedPrices.tiers : priceTiers
  const tier = tierFor(counting, quantity)
  if (tier === undefined || line === undefined) return { problem: 'low', asked }
  const following = nextTier([...priceTiers, ...(agreedPrices?.tiers ?? [])], tier, quantity)
  const next = following && { ...following, price: withSurcharge(following.price, offered?.surcharge) }
  const open = lineTotal(priceTiers, quantity, offered?.surcharge)?.unitPrice
  const publicPrice = open !== undefined && open.amount > line.unitPrice.amount ? open : undefined
  return { quantity, asked, size: offered && sizeOf(offered), tier, next, publicPrice, ...line }
}

/** Returns what a unit costs the reader: of the asked quantity, or of the minimum order where that cannot be ordered. */
export function unitPriceOf(asked: AskedQuantity, offer: Offer & { price: Price }): Price {
  if (asked.problem === undefined) return asked.unitPrice
  const { priceTiers, agreedPrices, minimumOrder, price } = offer
  return agreedPrices === undefined
    ? price
    : (lineAtAgreedPrice(priceTiers, agreedPrices.tiers, minimumOrder)?.unitPrice ?? price)
}

/** The nearest larger quantity that costs less a unit. */
const nextTier = (tiers: readonly PriceTier[], { price }: PriceTier, quantity: Quantity): PriceTier | undefined =>
  tiers
    .filter((step) => compareQuantities(step.minimumQuantity, quantity) === 1 && step.price.amount < price.amount)
    .toSorted(
      (left, right) => compareQuantities(left.minimumQuantity, right.minimumQuantity) || left.price.amount - right.price.amount,
    )[0]
