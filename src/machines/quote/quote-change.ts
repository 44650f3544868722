import { type CallBody, callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import type { EntityChange, EntityChanged } from '#src/machines/platform/create-entity-machine.ts'
import { quoteOf } from '#src/machines/order/order-kind.ts'

type Schemas = components['schemas']

/** What is decided about a quote, with its terms, reason or question; whoever accepts names the version that they have seen. */
export type QuoteCommand =
  | { type: 'accept'; version: number }
  | { type: 'offer' | 'counter'; offer: Schemas['OfferTerms'] }
  | { type: 'reject'; reason: string }
  | { type: 'note'; note: string }
  | { type: 'withdraw'; reason?: string }

/** Makes the call of a command. */
export async function changeQuote(
  quoteId: string,
  { command, idempotencyKey }: EntityChange<QuoteCommand>,
): Promise<EntityChanged<Schemas['Quote']>> {
  const call = { path: { id: quoteId }, idempotencyKey }
  const changeStatus = (body: CallBody<'changeStatus'>) => callApi('changeStatus', { ...call, body })
  switch (command.type) {
    case 'accept':
      return changedQuote(await callApi('acceptOrder', { ...call, body: { version: command.version } }))
    case 'offer':
      return changedQuote(await callApi('acceptOrder', { ...call, body: { offer: command.offer } }))
    case 'reject':
      return changedQuote(await callApi('rejectOrder', { ...call, body: { reason: command.reason } }))
    case 'counter':
      return changedQuote(await changeStatus({ event: 'quote.counter', offer: command.offer }))
    case 'note':
      return changedQuote(await changeStatus({ event: 'quote.note', note: command.note }))
    case 'withdraw':
      return changedQuote(
        await changeStatus({ event: 'quote.withdraw', ...(command.reason !== undefined && { reason: command.reason }) }),
      )
  }
}

const changedQuote = ({
  results,
  message,
}: {
  results: Schemas['OrderOrQuote']
  message: string
}): EntityChanged<Schemas['Quote']> => ({
  entity: quoteOf(results),
  message,
})
