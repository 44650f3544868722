import { lineAtAgreedPrice } from '#src/lib/agreed-price.ts'
import type { Money } from '#src/lib/money.ts'
import { findPackage, type PackageSize } from '#src/lib/packages.ts'
import type { Quantity } from '#src/lib/quantity.ts'
import type { OrderPanelProps } from './order-panel-props.ts'

/** What a unit cost by the product as it was read; undefined unless its seller has changed that since, such as by ending a price list. */
export function priceBefore(
  { priceTiers, agreedPrices, packaging: offered }: OrderPanelProps['product'],
  { quantity, unitPrice }: { quantity?: Quantity; unitPrice: Money },
  packaging: PackageSize | undefined,
): Money | undefined {
  const surcharge = findPackage(offered, packaging)?.surcharge
  const before = quantity && lineAtAgreedPrice(priceTiers, agreedPrices?.tiers, quantity, surcharge)?.unitPrice
  return before?.amount === unitPrice.amount && before.currency === unitPrice.currency ? undefined : before
}
