import { moveQuote } from '#server/domain/quotes.ts'
import { tellQuote } from '#server/domain/quote-news.ts'
import { conflict } from '#server/domain/refusal.ts'
import { eachAlone, type JobMeans } from './job-means.ts'

const batch = 50

/** Ends the open quotes whose last day is over, and tells both sides. Answers how many it ended. */
export async function expireQuotes(means: JobMeans): Promise<number> {
  const due = await means.store.quotesOver(means.clock().toISOString(), batch)
  return eachAlone(means, due, async (own, quoteId) => {
    const quote = await own.tables.find('quotes', { _id: quoteId })
    // A new round may have come meanwhile, with another last day.
    if (quote === undefined || quote.expiresAt > own.now) throw conflict('server:conflict.changed')
    const expired = await moveQuote(own, quote, { type: 'quote.expire', by: 'system' })
    for (const side of ['buyer', 'seller'] as const) await tellQuote(own, expired, side, 'quoteExpired')
  })
}
