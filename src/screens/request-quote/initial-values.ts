import type { components } from '#src/generated/schema.ts'
import type { QuoteFormValues } from '#src/forms/quote/quote-request-form.tsx'
import { type Quantity, sameDimension } from '#src/lib/quantity.ts'

type Schemas = components['schemas']

/**
 * What a request begins with: all that the one before was asked for with, as far as it still holds, else the quantity that was asked
 * about on the product's page.
 */
export function initialValues(
  product: Schemas['Product'],
  { before, quantity, today }: { before: Schemas['Quote'] | null; quantity: Quantity | undefined; today: string },
): QuoteFormValues {
  const { minimumOrder, priceUnit, incoterms, price } = product
  const wanted = before?.item.quantity ?? quantity
  const own = {
    quantity: wanted !== undefined && sameDimension(wanted.unit, priceUnit) ? wanted : minimumOrder,
    incoterm: before?.incoterm ?? incoterms[0] ?? 'EXW',
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
