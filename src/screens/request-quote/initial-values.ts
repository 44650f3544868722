import type { components } from '#src/generated/schema.ts'
import type { QuoteFormValues } from '#src/forms/quote/quote-request-form.tsx'
import { usualTerm } from '#src/lib/incoterms.ts'
import { findPackage, type PackageSize, sizeOf, usualPackage } from '#src/lib/packages.ts'
import { type Quantity, sameDimension } from '#src/lib/quantity.ts'

type Schemas = components['schemas']

interface Asked {
  before: Schemas['Quote'] | null
  quantity: Quantity | undefined
  /** The package that was chosen on the product's page. */
  packaging?: PackageSize | undefined
  today: string
}

/**
 * What a request begins with: all that the one before was asked for with, as far as it still holds, else the quantity that was asked
 * about on the product's page.
 */
export function initialValues(
  product: Schemas['Product'],
  { before, quantity, packaging: chosen, today }: Asked,
): QuoteFormValues {
  const { minimumOrder, priceUnit, incoterms, price } = product
  const wanted = before?.item.askedQuantity ?? before?.item.quantity ?? quantity
  const begun = wanted !== undefined && sameDimension(wanted.unit, priceUnit) ? wanted : minimumOrder
  const size = findPackage(product.packaging, before?.item.packages ?? chosen) ?? usualPackage(product.packaging, begun)
  const own = {
    quantity: begun,
    ...(size && { packaging: sizeOf(size) }),
    incoterm: before?.incoterm ?? usualTerm(incoterms) ?? 'EXW',
    documents: before?.documents ?? [],
  }
  if (before === null) return own
  const { targetPrice, incotermPlace, neededBy, message } = before
  return {
    ...own,
    ...(targetPrice?.currency === price.currency && { targetPrice }),
    ...(incotermPlace !== undefined && { incotermPlace }),
    ...(neededBy !== undefined && neededBy >= today && { neededBy }),
    ...(message !== undefined && { message }),
  }
}
