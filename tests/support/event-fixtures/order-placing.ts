import type { orderPlacingMachine } from '#src/machines/order/order-placing.machine.ts'
import { actorDone, actorFailed, actorShows, delayPassed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { sampleAddress, sampleOrder, sampleProduct, sampleTotals } from '#tests/support/order-fixtures.ts'

const book = { addresses: [sampleAddress], chosenId: sampleAddress._id }
const dearer = { ...sampleTotals, total: { amount: 90_000, currency: 'SAR' } }

export const orderPlacingEvents = {
  inputs: {
    'a product': { productId: sampleProduct._id },
    'no product': { productId: null },
    // Its seller gives none.
    'a sample': { productId: sampleProduct._id, kind: 'sample' },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'values.changed': { type: 'values.changed', values: { quantity: { value: 160, unit: 'kg' }, incoterm: 'DAP' } },
    'order.confirmed': { type: 'order.confirmed', note: '' },
    'newTotal.accepted': { type: 'newTotal.accepted' },
    'newTotal.declined': { type: 'newTotal.declined' },
    'reading answered': actorDone('reading', { product: sampleProduct }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'the addresses came': actorShows('addressBook', book),
    'the typing paused': delayPassed('pause', 'orderPlacing.open.pausing'),
    'pricing answered': actorDone('pricing', { totals: sampleTotals }),
    'pricing refused': actorFailed('pricing', rejected(422, 'Check', { 'quantity.value': 'Only 100' })),
    'pricing unreachable': actorFailed('pricing', unreachable),
    'placing answered': actorDone('placing', { order: sampleOrder, message: '' }),
    'placing repriced': actorFailed('placing', { ...rejected(409), results: { totals: dearer } }),
    'placing refused': actorFailed('placing', rejected(422, 'Check', { 'quantity.value': 'Only 100' })),
    'placing unreachable': actorFailed('placing', unreachable),
  },
} satisfies FlowEvents<typeof orderPlacingMachine>
