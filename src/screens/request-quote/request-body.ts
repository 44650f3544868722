import type { QuoteFormValues } from '#src/forms/quote/quote-request-form.tsx'
import type { components } from '#src/generated/schema.ts'

type Schemas = components['schemas']
type Request = Schemas['QuotationRequest']

interface Beside {
  product: Schemas['Product']
  before: Schemas['Quote'] | null
  addressId: string
  files: readonly string[]
}

/** Returns the body of a quote request. Where a quote is requested again, cleared fields are named: left out, they would be taken over. */
export function requestBody(values: QuoteFormValues, { product, before, addressId, files }: Beside): Request {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const common = { ...values, addressId, timeZone, ...(files.length > 0 && { attachments: [...files] }) }
  if (before === null) return { action: 'request', productId: product._id, ...common }
  const optional = ['targetPrice', 'incotermPlace', 'neededBy', 'message', 'packaging'] as const
  const without = optional.filter((name) => values[name] === undefined)
  return { action: 'again', quoteId: before._id, ...common, ...(without.length > 0 && { without }) }
}
