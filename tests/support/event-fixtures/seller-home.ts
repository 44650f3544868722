import type { SellerDashboard, sellerHomeMachine } from '#src/machines/listing/seller-home.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { sampleSummary } from '#tests/support/order-fixtures.ts'

/** Nothing waits. */
export const noTasks: SellerDashboard['tasks'] = {
  fresh: 0,
  toInvoice: 0,
  toProcess: 0,
  toDispatch: 0,
  dispatchDue: 0,
  restToDispatch: 0,
  failedDeliveries: 0,
  inDispute: 0,
  quotes: 0,
  samples: 0,
  samplesToSend: 0,
  documents: 0,
  unreadMessages: 0,
  requirements: 0,
  freightRates: false,
}

export const sampleDashboard: SellerDashboard = {
  tasks: { ...noTasks, fresh: 1, toProcess: 2 },
  latest: [sampleSummary],
  total: 9,
}
export const emptyDashboard: SellerDashboard = {
  tasks: noTasks,
  latest: [],
  total: 0,
}

export const sellerHomeEvents = {
  inputs: { 'the dashboard': undefined },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'live.changed': { type: 'live.changed', event: { type: 'order.changed', subjectId: sampleSummary._id } },
    'reading answered': actorDone('reading', { dashboard: sampleDashboard }),
    'reading answered, no orders': actorDone('reading', { dashboard: emptyDashboard }),
    // First the one after which the user stays on the page, to retry.
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', rejected(401)),
    'rereading answered': actorDone('rereading', { dashboard: sampleDashboard }),
    'rereading unreachable': actorFailed('rereading', unreachable),
  },
} satisfies FlowEvents<typeof sellerHomeMachine>
