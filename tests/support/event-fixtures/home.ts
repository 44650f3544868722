import type { HomeParts, homeMachine } from '#src/machines/catalogue/home.machine.ts'
import { actorDone, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard, gulfMarjan, solvents } from '#tests/support/catalogue-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const allParts: HomeParts = {
  numbers: { products: 450, brands: 14, sellers: 14 },
  categories: [solvents],
  promoted: [acetoneCard],
  top: [acetoneCard],
  sellers: [gulfMarjan],
}
export const noPart: HomeParts = { numbers: null, categories: null, promoted: null, top: null, sellers: null }

const nothingOnOffer = { numbers: { products: 0, brands: 0, sellers: 0 }, promoted: [], top: [], sellers: [] }

export const homeEvents = {
  inputs: { 'the front page': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'a text searched for': { type: 'search.submitted', search: '67-64-1' },
    'all products asked for': { type: 'search.submitted', search: '' },
    // Parts fail on their own: the reading itself never does.
    'reading answered': actorDone('reading', { parts: allParts, failure: null }),
    'reading answered in part': actorDone('reading', { parts: { ...allParts, sellers: null }, failure: unreachable }),
    'reading answered, nothing on offer': actorDone('reading', { parts: { ...allParts, ...nothingOnOffer }, failure: null }),
    'reading unreachable': actorDone('reading', { parts: noPart, failure: unreachable }),
  },
} satisfies FlowEvents<typeof homeMachine>

/** All of it is public and unlimited: the server never rejects it. */
export const homeNeverIn = ['refused']
