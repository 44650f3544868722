import { describe, expect, it } from 'vitest'
import { failWith, refused } from '#tests/support/actor-events.ts'
import { planBuyingAlphabet, planBuyingNeverIn, planPaymentBegun } from '#tests/support/alphabets/plan-buying.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { producerPlan } from '#tests/support/money-samples.ts'
import { sampleOffer } from '#tests/support/order-samples.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { planBuyingMachine } from './plan-buying.machine.ts'

it('reaches every state that a plan can bring it to', () => {
  const { events, inputs } = planBuyingAlphabet
  expect(reachedStates(planBuyingMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(planBuyingMachine).filter((state) => !planBuyingNeverIn.includes(state)),
  )
})

const card = { type: 'payment.asked', means: { method: 'card', cardToken: 'sandbox_card_success' } } as const
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
    const { heard } = await buy({ starting: [begun], confirming: [paid] })
    expect(heard).toEqual([{ type: 'toast', tone: 'success', text: { key } }, toPlan])
  })

  it('that the rest of the present one pays is done without a payment', async () => {
    const { heard, state } = await buy({ starting: [() => ({ payment: null, message: '' })] })
    expect([heard.at(-1), state().hasTag('done')]).toEqual([toPlan, true])
  })

  it('that something else was bought before is read again, with the reason', async () => {
    const { state } = await buy({ starting: [failWith(refused(409, 'This plan runs already.'))] })
    expect([state().hasTag('payable'), state().context.failure]).toEqual([true, refused(409, 'This plan runs already.')])
  })
})
