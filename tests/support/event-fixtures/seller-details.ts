import type { sellerDetailsMachine } from '#src/machines/catalogue/seller-details.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard, bareCard, gulfMarjan } from '#tests/support/catalogue-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const sellerDetailsEvents = {
  inputs: { 'a seller': { sellerId: gulfMarjan._id }, 'no seller': { sellerId: null } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'the second page chosen': { type: 'page.chosen', page: 2 },
    'the third page chosen': { type: 'page.chosen', page: 3 },
    'reading answered': actorDone('reading', { seller: gulfMarjan, offers: { products: [acetoneCard], total: 27 } }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'paging answered': actorDone('paging', { page: 2, offers: { products: [bareCard], total: 27 } }),
    'paging unreachable': actorFailed('paging', unreachable),
  },
} satisfies FlowEvents<typeof sellerDetailsMachine>
