import { describe, expect, it } from 'vitest'
import { failWith, rejected } from '#tests/support/actor-events.ts'
import { payingAtBank } from '#tests/support/event-fixtures/bank-page.ts'
import { planBuyingEvents, planBuyingNeverIn, planPaymentBegun } from '#tests/support/event-fixtures/plan-buying.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { producerPlan } from '#tests/support/money-fixtures.ts'
import { sampleOffer } from '#tests/support/order-fixtures.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { planBuyingMachine } from './plan-buying.machine.ts'

it('reaches every state that a plan can bring it to', () => {
  const { events, inputs } = planBuyingEvents
  const all = [...Object.values(events), ...Object.values(payingAtBank)]
  expect(reachedStates(planBuyingMachine, all, Object.values(inputs))).toEqual(
    statesOf(planBuyingMachine).filter((state) => ![...planBuyingNeverIn, 'payable.reopening'].includes(state)),
  )
})

const card = { type: 'payment.asked', instrument: { method: 'card', cardToken: 'sandbox_card_success' } } as const
const toPlan = { type: 'navigate', to: '/my-subscription-plan', replace: true }
const begun = () => ({ payment: planPaymentBegun, message: '' })

async function buy(actors: Record<string, Answers>) {
  const reading = [() => ({ subject: { plan: producerPlan, offer: sampleOffer } })]
  const flow = runFlow(answered(planBuyingMachine, { reading, ...actors }), { subjectId: producerPlan._id })
  await settled()
  flow.actor.send(card)
  await settled()
  return flow
}

describe('buying a plan', () => {
  it.each([
    ['succeeded', 'money:plan.bought'],
    ['review', 'money:transfer.declared'],
  ])('that is %s leads to the own plan and says so', async (status, key) => {
    const paid = () => ({ payment: { ...planPaymentBegun, status }, message: '' })
    const { emitted } = await buy({ starting: [begun], confirming: [paid] })
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key } }, toPlan])
  })

  it('that the rest of the present one pays is done without a payment', async () => {
    const { emitted, state } = await buy({ starting: [() => ({ payment: null, message: '' })] })
    expect([emitted.at(-1), state().hasTag('done')]).toEqual([toPlan, true])
  })

  it('that something else was bought before is read again, with the reason', async () => {
    const { state } = await buy({ starting: [failWith(rejected(409, 'This plan runs already.'))] })
    expect([state().hasTag('payable'), state().context.failure]).toEqual([true, rejected(409, 'This plan runs already.')])
  })
})
