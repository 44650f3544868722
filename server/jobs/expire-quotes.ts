import { moveQuote } from '#server/domain/quote/quotes.ts'
import { notifyOfQuote } from '#server/domain/quote/quote-notifications.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50

/** Ends the open quotes whose last day is over, and notifies both sides. Returns how many it ended. */
export async function expireQuotes(deps: JobDeps): Promise<number> {
  const due = await deps.store.quotesOver(deps.clock().toISOString(), batch)
  return eachAlone(deps, due, async (own, quoteId) => {
    const quote = await own.tables.find('quotes', { _id: quoteId })
    // A new round may have come meanwhile, with another last day.
    if (quote === undefined || quote.expiresAt > own.now) throw conflict('server:conflict.changed')
    const expired = await moveQuote(own, quote, { type: 'quote.expire', by: 'system' })
    for (const side of ['buyer', 'seller'] as const) await notifyOfQuote(own, expired, side, 'quoteExpired')
  })
}
