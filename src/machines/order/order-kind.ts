import type { components } from '#src/generated/schema.ts'

type Schemas = components['schemas']

/** Whether something of the trade is an order or a sample, not a quote. */
export const isOrder = <Trade extends { kind: string }>(trade: Trade): trade is Exclude<Trade, { kind: 'quote' }> =>
  trade.kind !== 'quote'

/** The order that was asked for by its id. A quote has flows of its own: one that comes here was not meant. */
export function orderOf(trade: Schemas['OrderOrQuote']): Schemas['Order'] {
  if (!isOrder(trade)) throw new Error(`Quote ${trade._id} was opened as an order`)
  return trade
}

/** The quote that was asked for by its id. */
export function quoteOf(trade: Schemas['OrderOrQuote']): Schemas['Quote'] {
  if (isOrder(trade)) throw new Error(`Order ${trade._id} was opened as a quote`)
  return trade
}
