import type { sellerDetailsMachine } from '#src/machines/seller-details.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard, bareCard, gulfMarjan } from '#tests/support/catalogue-samples.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const sellerDetailsAlphabet = {
  inputs: { 'a seller': { sellerId: gulfMarjan._id }, 'no seller': { sellerId: null } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'the second page chosen': { type: 'page.chosen', page: 2 },
    'the third page chosen': { type: 'page.chosen', page: 3 },
    'reading answered': actorAnswered('reading', { seller: gulfMarjan, offers: { products: [acetoneCard], total: 27 } }),
    'reading refused': actorFailed('reading', refused(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'paging answered': actorAnswered('paging', { page: 2, offers: { products: [bareCard], total: 27 } }),
    'paging unreachable': actorFailed('paging', unreachable),
  },
} satisfies FlowAlphabet<typeof sellerDetailsMachine>
