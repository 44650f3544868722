import type { components } from '#src/generated/schema.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { type QuoteEvent, quoteMachine } from '#src/machines/lifecycles/quote.machine.ts'

type Quote = components['schemas']['Quote']

/** What a person can do with a quote, in the order in which it is offered: what moves it on first, what ends it last. */
const quoteActionNames = ['accept', 'offer', 'counter', 'note', 'reject', 'withdraw'] as const
export type QuoteAction = (typeof quoteActionNames)[number]

/** What this side can do with the quote now, by the word of its life-cycle. */
export function quoteActions({ status }: Pick<Quote, 'status'>, side: Role): QuoteAction[] {
  return quoteActionNames.filter((action) =>
    can(quoteMachine, status, { type: `quote.${action}`, by: side } satisfies QuoteEvent),
  )
}
