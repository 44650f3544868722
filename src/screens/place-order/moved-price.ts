import type { components } from '#src/generated/schema.ts'
import { lineAtAgreedPrice } from '#src/lib/agreed-price.ts'
import type { Money } from '#src/lib/money.ts'
import { findPackage } from '#src/lib/packages.ts'
import type { OrderPanelProps } from './order-panel-props.ts'

/** A price as the server worked it out, with the quantity and the package that it is of. */
export type PricedPackages = Pick<components['schemas']['OrderPreview'], 'quantity' | 'packages' | 'unitPrice'>

/**
 * What a unit cost by the product as it was read; undefined unless its seller has changed that since, such as by ending a price list. Both are of the
 * package that was priced: while another one is chosen and not priced yet, the form has that one already.
 */
export function priceBefore(
  { priceTiers, agreedPrices, packaging }: OrderPanelProps['product'],
  { quantity, packages, unitPrice }: PricedPackages,
): Money | undefined {
  const surcharge = findPackage(packaging, packages)?.surcharge
  const before = quantity && lineAtAgreedPrice(priceTiers, agreedPrices?.tiers, quantity, surcharge)?.unitPrice
  return before?.amount === unitPrice.amount && before.currency === unitPrice.currency ? undefined : before
}
