import type { components } from '#src/generated/schema.ts'
import type { DealSide } from './create-deal-machine.ts'
import { can } from './lifecycles/life-cycle.ts'
import { type QuoteEvent, quoteMachine } from './lifecycles/quote.machine.ts'

type Quote = components['schemas']['Quote']

/** What a person can do with a quote, in the order in which it is offered: what moves it on first, what ends it last. */
export const quoteActionNames = ['accept', 'offer', 'counter', 'note', 'reject', 'withdraw'] as const
export type QuoteAction = (typeof quoteActionNames)[number]

/** What this side can do with the quote now, by the word of its life-cycle. */
export function quoteActions({ status }: Pick<Quote, 'status'>, side: DealSide): QuoteAction[] {
  return quoteActionNames.filter((action) =>
    can(quoteMachine, status, { type: `quote.${action}`, by: side } satisfies QuoteEvent),
  )
}
