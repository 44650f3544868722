import type { planBuyingMachine } from '#src/machines/plan/plan-buying.machine.ts'
import { actorDone, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { freePlan, producerPlan } from '#tests/support/money-fixtures.ts'
import { sampleOffer, samplePayment } from '#tests/support/order-fixtures.ts'

export const planPaymentBegun = { ...samplePayment, kind: 'subscription' as const, planId: producerPlan._id }
const asking = { ...planPaymentBegun, status: 'processing', nextStep: 'bankCode' }
const succeeded = { ...planPaymentBegun, status: 'succeeded' }
const declined = { ...planPaymentBegun, status: 'failed', failure: 'cardDeclined' }
const underReview = { ...planPaymentBegun, status: 'review' }

export const planBuyingEvents = {
  inputs: { 'a plan': { subjectId: producerPlan._id } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'payment.asked': { type: 'payment.asked', instrument: { method: 'card', cardToken: 'sandbox_card_success' } },
    'code.entered': { type: 'code.entered', bankCode: '123456' },
    'code.abandoned': { type: 'code.abandoned' },
    'reading answered': actorDone('reading', { subject: { plan: producerPlan, offer: sampleOffer } }),
    'reading answered, not to be bought': actorDone('reading', { subject: { plan: freePlan, offer: sampleOffer } }),
    'reading unreachable': actorFailed('reading', unreachable),
    'starting answered': actorDone('starting', { payment: planPaymentBegun, message: '' }),
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
} satisfies FlowEvents<typeof planBuyingMachine>

/** Without a chosen plan the page compares them all; signed-in users may always see them. */
export const planBuyingNeverIn = ['nothingChosen', 'refused']
