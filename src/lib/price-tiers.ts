import { approximatedSum, type Price } from './approximate-price.ts'
import { add, multiply } from './money-arithmetic.ts'
import type { Money } from './money.ts'
import { compareQuantities, convert, type Quantity, sameDimension } from './quantity.ts'

/**
 * From `minimumQuantity` on, the whole quantity has this `price` (not only the part above it).
 * The price is for one unit of the first tier's `minimumQuantity.unit`, in every tier of the list.
 */
export type PriceTier = { minimumQuantity: Quantity; price: Price }

export type TiersProblem =
  | 'currencyDiffers'
  | 'dimensionDiffers'
  | 'firstIsNotMinimumOrder'
  | 'quantityNotRising'
  | 'priceNotFalling'

/**
 * The first broken rule and the index of the tier that breaks it; `undefined` when all is well.
 * An empty list breaks no rule: whether tiers are required is for the caller to say.
 */
export function tiersProblem(
  tiers: readonly PriceTier[],
  minimumOrder: Quantity,
): { problem: TiersProblem; index: number } | undefined {
  for (const [index, tier] of tiers.entries()) {
    const problem = problemAgainst(tier, tiers[index - 1], minimumOrder)
    if (problem) return { problem, index }
  }
  return undefined
}

function problemAgainst(tier: PriceTier, before: PriceTier | undefined, minimumOrder: Quantity): TiersProblem | undefined {
  if (!sameDimension(tier.minimumQuantity.unit, minimumOrder.unit)) return 'dimensionDiffers'
  if (!before) {
    return compareQuantities(tier.minimumQuantity, minimumOrder) === 0 ? undefined : 'firstIsNotMinimumOrder'
  }
  if (tier.price.currency !== before.price.currency) return 'currencyDiffers'
  if (compareQuantities(tier.minimumQuantity, before.minimumQuantity) !== 1) return 'quantityNotRising'
  return tier.price.amount < before.price.amount ? undefined : 'priceNotFalling'
}

/**
 * The tier whose price the whole quantity has. The list is in rising order (`tiersProblem` has passed).
 * `undefined` below the first tier and for a quantity that cannot be converted into the tiers' units.
 */
export function tierFor(tiers: readonly PriceTier[], quantity: Quantity): PriceTier | undefined {
  return tiers.findLast((tier) => {
    const order = compareQuantities(quantity, tier.minimumQuantity)
    return order !== undefined && order >= 0
  })
}

/**
 * `unitPrice` is for one unit of the first tier's `minimumQuantity.unit`, whatever unit the quantity is in, with the `surcharge` of its
 * package; `total` is rounded once, half up. `undefined` where `tierFor` finds no tier.
 */
export function lineTotal(
  tiers: readonly PriceTier[],
  quantity: Quantity,
  surcharge?: Money,
): { unitPrice: Price; total: Price } | undefined {
  const tier = tierFor(tiers, quantity)
  const pricedUnit = tiers[0]?.minimumQuantity.unit
  const priced = pricedUnit && convert(quantity, pricedUnit)
  if (!tier || !priced) return undefined
  const unitPrice = withSurcharge(tier.price, surcharge)
  return { unitPrice, total: approximatedSum(multiply(unitPrice, priced.value), tier.price) }
}

/** A unit's price in a package that costs more. */
export const withSurcharge = (price: Price, surcharge: Money | undefined): Price =>
  surcharge === undefined ? price : approximatedSum(add({ amount: price.amount, currency: price.currency }, surcharge), price)
