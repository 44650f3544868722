import type { orderPlacingMachine } from '#src/machines/order-placing.machine.ts'
import { actorAnswered, actorFailed, actorShows, delayPassed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { sampleAddress, sampleOrder, sampleProduct, sampleTotals } from '#tests/support/order-samples.ts'

const book = { addresses: [sampleAddress], chosenId: sampleAddress._id }
const dearer = { ...sampleTotals, total: { amount: 90_000, currency: 'SAR' } }

export const orderPlacingAlphabet = {
  inputs: {
    'a product': { productId: sampleProduct._id },
    'no product': { productId: null },
    // Its seller gives none.
    'a sample': { productId: sampleProduct._id, kind: 'sample' },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'wish.changed': { type: 'wish.changed', wish: { quantity: { value: 160, unit: 'kg' }, incoterm: 'DAP' } },
    'order.confirmed': { type: 'order.confirmed', note: '' },
    'newTotal.accepted': { type: 'newTotal.accepted' },
    'newTotal.declined': { type: 'newTotal.declined' },
    'reading answered': actorAnswered('reading', { product: sampleProduct }),
    'reading refused': actorFailed('reading', refused(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'the addresses came': actorShows('addressBook', book),
    'the typing paused': delayPassed('pause', 'orderPlacing.open.pausing'),
    'pricing answered': actorAnswered('pricing', { totals: sampleTotals }),
    'pricing refused': actorFailed('pricing', refused(422, 'Check', { 'quantity.value': 'Only 100' })),
    'pricing unreachable': actorFailed('pricing', unreachable),
    'placing answered': actorAnswered('placing', { order: sampleOrder, message: '' }),
    'placing repriced': actorFailed('placing', { ...refused(409), results: { totals: dearer } }),
    'placing refused': actorFailed('placing', refused(422, 'Check', { 'quantity.value': 'Only 100' })),
    'placing unreachable': actorFailed('placing', unreachable),
  },
} satisfies FlowAlphabet<typeof orderPlacingMachine>
