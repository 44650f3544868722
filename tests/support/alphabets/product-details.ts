import type { productDetailsMachine } from '#src/machines/product-details.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { bareCard } from '#tests/support/catalogue-samples.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { sampleProduct } from '#tests/support/order-samples.ts'

export const productDetailsAlphabet = {
  inputs: { 'a product': { productId: sampleProduct._id }, 'no product': { productId: null } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'reading answered': actorAnswered('reading', { product: sampleProduct }),
    'reading refused': actorFailed('reading', refused(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'readingSimilar answered': actorAnswered('readingSimilar', { similar: [bareCard] }),
    'readingSimilar unreachable': actorFailed('readingSimilar', unreachable),
  },
} satisfies FlowAlphabet<typeof productDetailsMachine>
