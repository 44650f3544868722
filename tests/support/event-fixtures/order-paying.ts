import type { orderPayingMachine } from '#src/machines/payment/order-paying.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { invoicedOrder, sampleOffer, sampleOrder, samplePayment } from '#tests/support/order-fixtures.ts'

const asking = { ...samplePayment, status: 'processing', nextStep: 'bankCode' }
const succeeded = { ...samplePayment, status: 'succeeded' }
const declined = { ...samplePayment, status: 'failed', failure: 'cardDeclined' }
const underReview = { ...samplePayment, status: 'review' }

export const orderPayingEvents = {
  inputs: { 'an order': { subjectId: sampleOrder._id }, 'no order': { subjectId: null } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'payment.asked': { type: 'payment.asked', instrument: { method: 'card', cardToken: 'sandbox_card_success' } },
    'code.entered': { type: 'code.entered', bankCode: '123456' },
    'code.abandoned': { type: 'code.abandoned' },
    'reading answered': actorDone('reading', { subject: { order: invoicedOrder, offer: sampleOffer } }),
    'reading answered, nothing to pay': actorDone('reading', { subject: { order: sampleOrder, offer: sampleOffer } }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'starting answered': actorDone('starting', { payment: samplePayment, message: '' }),
    'starting refused': actorFailed('starting', rejected(409)),
    'starting unreachable': actorFailed('starting', unreachable),
    'confirming asks the bank': actorDone('confirming', { payment: asking, message: '' }),
    'confirming succeeded': actorDone('confirming', { payment: succeeded, message: '' }),
    'confirming declined': actorDone('confirming', { payment: declined, message: '' }),
    'confirming waits for the money': actorDone('confirming', { payment: underReview, message: '' }),
    'confirming unreachable': actorFailed('confirming', unreachable),
    'answering succeeded': actorDone('answering', { payment: succeeded, message: '' }),
    'answering declined': actorDone('answering', { payment: declined, message: '' }),
    'answering unreachable': actorFailed('answering', unreachable),
  },
} satisfies FlowEvents<typeof orderPayingMachine>
