import type { productDetailsMachine } from '#src/machines/catalogue/product-details.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { bareCard } from '#tests/support/catalogue-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { sampleProduct } from '#tests/support/order-fixtures.ts'

export const productDetailsEvents = {
  inputs: { 'a product': { productId: sampleProduct._id }, 'no product': { productId: null } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'reading answered': actorDone('reading', { product: sampleProduct }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'readingSimilar answered': actorDone('readingSimilar', { similar: [bareCard] }),
    'readingSimilar unreachable': actorFailed('readingSimilar', unreachable),
  },
} satisfies FlowEvents<typeof productDetailsMachine>
