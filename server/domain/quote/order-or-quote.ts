import { type OrderRow, partyOf } from '#server/domain/order/orders.ts'
import { serializeOrder, type Viewer } from '#server/domain/order/order-serializer.ts'
import { serializeQuote } from './quote-serializer.ts'
import { findQuote, type QuoteRow } from './quotes.ts'
import type { ServerText } from '#server/texts.ts'
import type { Caller, OperationContext, ResultsOf } from '#server/operation.ts'

/** What an id of the trade names: an order (a sample is one, too) or a quote. */
export type TradeObject = { order: OrderRow; quote?: never } | { quote: QuoteRow; order?: never }

/** The order or quote of an id as this caller may see it. Throws 404 otherwise. */
export async function findTradeObject(context: OperationContext, caller: Caller, id: string): Promise<TradeObject> {
  const order = await context.tables.find('orders', { _id: id })
  if (order !== undefined && partyOf(order, caller) !== undefined) return { order }
  return { quote: await findQuote(context, caller, id) }
}

export const serializeOrderOrQuote = (
  context: OperationContext,
  { order, quote }: TradeObject,
  viewer: Viewer,
): Promise<ResultsOf<'viewOrder'>> =>
  quote === undefined ? serializeOrder(context, order, viewer) : serializeQuote(context, quote, viewer)

/** Returns the message key of a call that changed a quote; undefined when it was an order. */
export const quoteDoneKey = ({ kind }: ResultsOf<'viewOrder'>): ServerText | undefined =>
  kind === 'quote' ? 'server:done.quote' : undefined
