import type { components } from '#src/generated/schema.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'

type QuoteStatus = components['schemas']['QuoteStatus']

/** How each side sorts its quotes: by who has to answer next. Together a side's groups hold every status once. */
export const quoteGroups = {
  buyer: {
    toDecide: ['offered'],
    waiting: ['requested', 'countered'],
    accepted: ['accepted'],
    closed: ['rejected', 'withdrawn', 'expired'],
  },
  seller: {
    toAnswer: ['requested', 'countered'],
    waiting: ['offered'],
    accepted: ['accepted'],
    closed: ['rejected', 'withdrawn', 'expired'],
  },
} as const satisfies Record<Role, Record<string, readonly QuoteStatus[]>>
