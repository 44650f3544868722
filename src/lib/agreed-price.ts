import type { Money } from './money.ts'
import { lineTotal, type PriceTier } from './price-tiers.ts'
import type { Quantity } from './quantity.ts'

type Line = NonNullable<ReturnType<typeof lineTotal>>

/**
 * Returns the price of a quantity: the agreed one where it holds for that quantity and is not above that of everybody. `undefined` below the
 * first quantity of `tiers`, which is the minimum order whatever is agreed.
 */
export function countingLine(
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
