import type { Money } from './money.ts'
import { lineTotal, type PriceTier } from './price-tiers.ts'
import { compareQuantities, type Quantity } from './quantity.ts'

type Line = NonNullable<ReturnType<typeof lineTotal>>

/**
 * Returns the price of a quantity: the agreed one where it holds for that quantity and is not above that of everybody. `undefined` below the
 * first quantity of `tiers`, which is the minimum order whatever is agreed.
 */
export function lineAtAgreedPrice(
  tiers: readonly PriceTier[],
  agreed: readonly PriceTier[] | undefined,
  quantity: Quantity,
  surcharge?: Money,
): (Line & { isAgreed: boolean }) | undefined {
  const line = lineTotal(tiers, quantity, surcharge)
  if (line === undefined) return undefined
  const own = agreed && lineTotal(agreed, quantity, surcharge)
  return own !== undefined && own.unitPrice.amount <= line.unitPrice.amount
    ? { ...own, isAgreed: true }
    : { ...line, isAgreed: false }
}

/** Returns the steps that the price goes down by, of the agreed ones and those of everybody, from the minimum order on. */
export function tiersOfBuyer(tiers: readonly PriceTier[], agreed: readonly PriceTier[] | undefined): PriceTier[] {
  const steps = [...tiers, ...(agreed ?? [])]
    .flatMap(({ minimumQuantity }) => {
      const line = lineAtAgreedPrice(tiers, agreed, minimumQuantity)
      return line === undefined ? [] : [{ minimumQuantity, price: line.unitPrice }]
    })
    .toSorted((left, right) => compareQuantities(left.minimumQuantity, right.minimumQuantity) ?? 0)
  return steps.filter(({ price }, at) => steps.slice(0, at).every((before) => before.price.amount > price.amount))
}
