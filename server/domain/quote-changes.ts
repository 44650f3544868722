import type { components } from '#src/generated/schema.ts'
import { makeOffer } from '#server/domain/quote-offers.ts'
import { tellQuote } from '#server/domain/quote-news.ts'
import { moveQuote, type QuoteRow } from '#server/domain/quotes.ts'
import { invalid } from '#server/domain/refusal.ts'
import type { Means } from '#server/operation.ts'

type StatusChange = components['schemas']['StatusChange']

/** The events of changeStatus that a quote knows. */
export type QuoteChange = Extract<StatusChange['event'], `quote.${string}`>

export const isQuoteChange = (event: StatusChange['event']): event is QuoteChange => event.startsWith('quote.')

interface Who {
  by: 'buyer' | 'seller'
  userId: string
}

type Change = (means: Means, quote: QuoteRow, who: Who, words: StatusChange) => Promise<QuoteRow>

const otherSide = { buyer: 'seller', seller: 'buyer' } as const

export const quoteChanges: Record<QuoteChange, Change> = {
  'quote.counter': (means, quote, who, { offer }) => makeOffer(means, quote, 'quote.counter', who, offer),
  'quote.withdraw': async (means, quote, { by, userId }, words) => {
    const reason = words.reason?.trim()
    const said = reason === undefined ? {} : { note: reason, set: { reason } }
    const withdrawn = await moveQuote(means, quote, { type: 'quote.withdraw', by }, { userId, ...said })
    await tellQuote(means, withdrawn, otherSide[by], 'quoteWithdrawn')
    return withdrawn
  },
  'quote.note': async (means, quote, { by, userId }, words) => {
    const note = words.note?.trim()
    if (note === undefined) throw invalid({ note: { key: 'server:field.required' } })
    const noted = await moveQuote(means, quote, { type: 'quote.note', by }, { userId, note })
    await tellQuote(means, noted, otherSide[by], 'quoteNoted', note)
    return noted
  },
}

/** The seller will not offer, or the buyer does not take the offer: the end of the quote, with the reason. */
export async function rejectQuote(means: Means, quote: QuoteRow, { by, userId }: Who, reason: string): Promise<QuoteRow> {
  const rejected = await moveQuote(means, quote, { type: 'quote.reject', by }, { userId, note: reason, set: { reason } })
  await tellQuote(means, rejected, otherSide[by], 'quoteRejected', reason)
  return rejected
}
