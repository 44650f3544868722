import type { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { orderAt, sampleInvoice, sampleOrder } from '#tests/support/order-fixtures.ts'

const packedOrder = {
  ...orderAt({ at: '2026-11-20T12:00:00.000Z', status: 'processing', by: 'seller' }),
  invoices: [sampleInvoice],
}
const dispatchedOrder = orderAt({ at: '2026-11-20T13:00:00.000Z', status: 'dispatched', by: 'seller' })
const deliveredOrder = orderAt({ at: '2026-11-24T12:00:00.000Z', status: 'delivered', by: 'carrier' })
const completedOrder = orderAt({ at: '2026-11-24T13:00:00.000Z', status: 'completed', by: 'buyer' })
const cancelledOrder = orderAt({ at: '2026-11-20T09:00:00.000Z', status: 'cancelled', by: 'buyer' })

const changes = {
  'action.abandoned': { type: 'action.abandoned' },
  'changing met another answer': actorFailed('changing', rejected(409)),
  'changing refused': actorFailed('changing', rejected(404)),
  'changing unreachable': actorFailed('changing', unreachable),
} as const

/** The seller has packed the goods: it sends them off, or gives the money back. */
export const orderDetailsEvents = {
  inputs: {
    'an order to send off': { id: sampleOrder._id, side: 'seller' },
    'no order': { id: null, side: 'seller' },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'dispatching was chosen': { type: 'action.chosen', action: 'dispatch' },
    'refunding was chosen': { type: 'action.chosen', action: 'refund' },
    'a delivery note was asked for': { type: 'action.chosen', action: 'deliveryNote' },
    'action.confirmed': {
      type: 'action.confirmed',
      command: {
        type: 'dispatch',
        dispatch: {
          deliveryMethod: 'driver',
          driverName: 'Karim Uddin',
          driverPhone: '+8801812345678',
          vehicle: 'CTG-11-2233',
          packages: { count: 1, kind: 'drum' },
          grossKilograms: 180,
        },
      },
    },
    ...changes,
    'changing answered': actorDone('changing', { entity: dispatchedOrder, message: 'Dispatched.' }),
    'live.changed': { type: 'live.changed', event: { type: 'order.changed', subjectId: sampleOrder._id } },
    'reading answered': actorDone('reading', { entity: packedOrder }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading answered': actorDone('rereading', { entity: packedOrder }),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'attachment.opened': { type: 'attachment.opened', attachment: sampleInvoice },
    'fetching answered': actorDone('fetching', { file: new Blob() }),
    'fetching unreachable': actorFailed('fetching', unreachable),
  },
} satisfies FlowEvents<typeof orderDetailsMachine>

/** The buyer's goods have come: they are right, or not. */
export const receivingEvents = {
  inputs: { 'a delivered order': { id: sampleOrder._id, side: 'buyer' } },
  events: {
    'reading answered': actorDone('reading', { entity: deliveredOrder }),
    'confirming was chosen': { type: 'action.chosen', action: 'confirm' },
    'disputing was chosen': { type: 'action.chosen', action: 'dispute' },
    'action.confirmed': { type: 'action.confirmed', command: { type: 'confirm' } },
    ...changes,
    'changing answered': actorDone('changing', { entity: completedOrder, message: 'Received.' }),
  },
} satisfies FlowEvents<typeof orderDetailsMachine>

/** The buyer has ordered and thinks better of it. */
export const cancellingEvents = {
  inputs: { 'a placed order': { id: sampleOrder._id, side: 'buyer' } },
  events: {
    'reading answered': actorDone('reading', { entity: sampleOrder }),
    'cancelling was chosen': { type: 'action.chosen', action: 'cancel' },
    'action.confirmed': { type: 'action.confirmed', command: { type: 'cancel', reason: 'Ordered twice' } },
    ...changes,
    'changing answered': actorDone('changing', { entity: cancelledOrder, message: 'Cancelled.' }),
  },
} satisfies FlowEvents<typeof orderDetailsMachine>

/**
 * Reading, staleness and documents are the same on both sides and tested on the seller's; a buyer is asked about every step, and where no
 * answer comes the question stays open.
 */
export const buyersNeverIn = [
  'nothingChosen',
  'refused',
  'unreachable',
  'shown.view.behind',
  'shown.change.unconfirmed',
  'shown.document.fetching',
]
