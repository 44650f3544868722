import { findOrder, type OrderRow, partyOf } from '#server/domain/orders.ts'
import { orderAnswer } from '#server/domain/order-answers.ts'
import { quoteAnswer } from '#server/domain/quote-answers.ts'
import type { QuoteRow } from '#server/domain/quotes.ts'
import type { Caller, Means, ResultsOf } from '#server/operation.ts'

/** What an id of the trade names: an order (a sample is one, too) or a quote. */
export type TradeObject = { order: OrderRow; quote?: never } | { quote: QuoteRow; order?: never }

/** The order or quote of an id as this caller may see it; else 404. */
export async function findTradeObject(means: Means, caller: Caller, id: string): Promise<TradeObject> {
  const quote = await means.tables.find('quotes', { _id: id })
  if (quote !== undefined && partyOf(quote, caller) !== undefined) return { quote }
  return { order: await findOrder(means, caller, id) }
}

export const tradeAnswer = (means: Means, { order, quote }: TradeObject): Promise<ResultsOf<'viewOrder'>> =>
  quote === undefined ? orderAnswer(means, order) : quoteAnswer(means, quote)
