import { type CallBody, callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import type { DealChange, DealChanged } from './create-deal-machine.ts'
import { quoteOf } from './order-kind.ts'
import type { QuoteAction } from './quote-actions.ts'

type Schemas = components['schemas']

/** What a person adds to an action: terms, a reason, a question; whoever accepts names the version that they have seen. */
export type QuoteWord = Pick<CallBody<'changeStatus'>, 'reason' | 'note' | 'offer'> & { version?: number }

/** Makes the call of an action. */
export async function changeQuote(
  quoteId: string,
  { action, word, idempotencyKey }: DealChange<QuoteAction, QuoteWord>,
): Promise<DealChanged<Schemas['Quote']>> {
  const { reason, note, offer, version } = word
  const call = { path: { id: quoteId }, idempotencyKey }
  switch (action) {
    case 'accept':
      return told(await callApi('acceptOrder', { ...call, body: version === undefined ? {} : { version } }))
    case 'offer':
      return told(await callApi('acceptOrder', { ...call, body: offer === undefined ? {} : { offer } }))
    case 'reject':
      return told(await callApi('rejectOrder', { ...call, body: { reason: reason ?? '' } }))
    case 'counter':
      return told(await callApi('changeStatus', { ...call, body: { event: 'quote.counter', ...(offer && { offer }) } }))
    case 'note':
      return told(await callApi('changeStatus', { ...call, body: { event: 'quote.note', ...(note && { note }) } }))
    case 'withdraw':
      return told(await callApi('changeStatus', { ...call, body: { event: 'quote.withdraw', ...(reason && { reason }) } }))
  }
}

const told = ({ results, message }: { results: Schemas['OrderOrQuote']; message: string }): DealChanged<Schemas['Quote']> => ({
  thing: quoteOf(results),
  message,
})
