import type { planBuyingMachine } from '#src/machines/plan-buying.machine.ts'
import { actorAnswered, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { freePlan, producerPlan } from '#tests/support/money-samples.ts'
import { sampleOffer, samplePayment } from '#tests/support/order-samples.ts'

export const planPaymentBegun = { ...samplePayment, kind: 'subscription' as const, planId: producerPlan._id }
const asking = { ...planPaymentBegun, status: 'processing', nextStep: 'bankCode' }
const succeeded = { ...planPaymentBegun, status: 'succeeded' }
const declined = { ...planPaymentBegun, status: 'failed', failure: 'cardDeclined' }
const underReview = { ...planPaymentBegun, status: 'review' }

export const planBuyingAlphabet = {
  inputs: { 'a plan': { subjectId: producerPlan._id } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'payment.asked': { type: 'payment.asked', means: { method: 'card', cardToken: 'sandbox_card_success' } },
    'code.entered': { type: 'code.entered', bankCode: '123456' },
    'code.abandoned': { type: 'code.abandoned' },
    'reading answered': actorAnswered('reading', { subject: { plan: producerPlan, offer: sampleOffer } }),
    'reading answered, not to be bought': actorAnswered('reading', { subject: { plan: freePlan, offer: sampleOffer } }),
    'reading unreachable': actorFailed('reading', unreachable),
    'starting answered': actorAnswered('starting', { payment: planPaymentBegun, message: '' }),
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
} satisfies FlowAlphabet<typeof planBuyingMachine>

/** With no plan chosen the page compares them all, and nobody who is signed in is refused to see what plans there are. */
export const planBuyingNeverIn = ['nothingChosen', 'refused']
