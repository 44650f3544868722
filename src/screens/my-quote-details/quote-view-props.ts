import type { Actor, SnapshotFrom } from 'xstate'
import type { components } from '#src/generated/schema.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import type { quoteDetailsMachine } from '#src/machines/quote/quote-details.machine.ts'

/** What every part of the quote's page is given once the quote is there. */
export interface QuoteViewProps {
  flow: SnapshotFrom<typeof quoteDetailsMachine>
  actor: Actor<typeof quoteDetailsMachine>
  quote: components['schemas']['Quote']
  /** The side that the person has in the quote; they may act on the other one now. */
  role: Role
}
