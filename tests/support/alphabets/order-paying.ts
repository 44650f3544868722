import type { orderPayingMachine } from '#src/machines/order-paying.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { invoicedOrder, sampleOffer, sampleOrder, samplePayment } from '#tests/support/order-samples.ts'

const asking = { ...samplePayment, status: 'processing', nextStep: 'bankCode' }
const succeeded = { ...samplePayment, status: 'succeeded' }
const declined = { ...samplePayment, status: 'failed', failure: 'cardDeclined' }
const underReview = { ...samplePayment, status: 'review' }

export const orderPayingAlphabet = {
  inputs: { 'an order': { subjectId: sampleOrder._id }, 'no order': { subjectId: null } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'payment.asked': { type: 'payment.asked', means: { method: 'card', cardToken: 'sandbox_card_success' } },
    'code.entered': { type: 'code.entered', bankCode: '123456' },
    'code.abandoned': { type: 'code.abandoned' },
    'reading answered': actorAnswered('reading', { subject: { order: invoicedOrder, offer: sampleOffer } }),
    'reading answered, nothing to pay': actorAnswered('reading', { subject: { order: sampleOrder, offer: sampleOffer } }),
    'reading refused': actorFailed('reading', refused(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'starting answered': actorAnswered('starting', { payment: samplePayment, message: '' }),
    'starting refused': actorFailed('starting', refused(409)),
    'starting unreachable': actorFailed('starting', unreachable),
    'confirming asks the bank': actorAnswered('confirming', { payment: asking, message: '' }),
    'confirming succeeded': actorAnswered('confirming', { payment: succeeded, message: '' }),
    'confirming declined': actorAnswered('confirming', { payment: declined, message: '' }),
    'confirming waits for the money': actorAnswered('confirming', { payment: underReview, message: '' }),
    'confirming unreachable': actorFailed('confirming', unreachable),
    'answering succeeded': actorAnswered('answering', { payment: succeeded, message: '' }),
    'answering declined': actorAnswered('answering', { payment: declined, message: '' }),
    'answering unreachable': actorFailed('answering', unreachable),
  },
} satisfies FlowAlphabet<typeof orderPayingMachine>
