import type { components } from '#src/generated/schema.ts'
import { makeOffer } from './quote-offers.ts'
import { notifyOfQuote } from './quote-notifications.ts'
import { moveQuote, type QuoteRow } from './quotes.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'

type StatusChange = components['schemas']['StatusChange']

/** The events of changeStatus for quotes. */
export type QuoteChange = Extract<StatusChange['event'], `quote.${string}`>

export const isQuoteChange = (event: StatusChange['event']): event is QuoteChange => event.startsWith('quote.')

interface Actor {
  by: 'buyer' | 'seller'
  userId: string
}

type Change = (context: OperationContext, quote: QuoteRow, actor: Actor, payload: StatusChange) => Promise<QuoteRow>

const otherSide = { buyer: 'seller', seller: 'buyer' } as const

export const quoteChanges: Record<QuoteChange, Change> = {
  'quote.counter': (context, quote, actor, { offer }) => makeOffer(context, quote, 'quote.counter', actor, offer),
  'quote.withdraw': async (context, quote, { by, userId }, payload) => {
    const reason = payload.reason?.trim()
    const noteAndReason = reason === undefined ? {} : { note: reason, set: { reason } }
    const withdrawn = await moveQuote(context, quote, { type: 'quote.withdraw', by }, { userId, ...noteAndReason })
    await notifyOfQuote(context, withdrawn, otherSide[by], 'quoteWithdrawn')
    return withdrawn
  },
  'quote.note': async (context, quote, { by, userId }, payload) => {
    const note = payload.note?.trim()
    if (note === undefined) throw invalidFields({ note: { key: 'server:field.required' } })
    const noted = await moveQuote(context, quote, { type: 'quote.note', by }, { userId, note })
    await notifyOfQuote(context, noted, otherSide[by], 'quoteNoted', note)
    return noted
  },
}

/** Ends the quote with a reason: the seller will not offer, or the buyer declines the offer. */
export async function rejectQuote(
  context: OperationContext,
  quote: QuoteRow,
  { by, userId }: Actor,
  reason: string,
): Promise<QuoteRow> {
  const rejected = await moveQuote(context, quote, { type: 'quote.reject', by }, { userId, note: reason, set: { reason } })
  await notifyOfQuote(context, rejected, otherSide[by], 'quoteRejected', reason)
  return rejected
}
