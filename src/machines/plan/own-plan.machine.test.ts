import { describe, expect, it } from 'vitest'
import { sampleCard } from '#tests/support/account-fixtures.ts'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { currentTrader, freePlan, renewedTrader, traderInGrace } from '#tests/support/money-fixtures.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { type OwnPlan, ownPlanMachine } from './own-plan.machine.ts'

const ownOf = (current: OwnPlan['current']): OwnPlan => ({ current, cards: [sampleCard], wallet: [] })
const renew = { type: 'renew', renewal: { method: 'wallet' } } as const

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'action.chosen' as const, action: 'renew' as const },
    { type: 'action.confirmed' as const, command: renew },
    { type: 'action.decided' as const, command: renew },
    { type: 'entity.staled' as const },
    // There is no attachment of a plan; the factory has the state all the same.
    { type: 'attachment.opened' as const, attachment: {} as never },
    actorDone('reading', { entity: ownOf(currentTrader) }),
    actorDone('changing', { message: 'Changed.' }),
    ...['reading', 'rereading', 'changing'].flatMap((actor) => [
      actorFailed(actor, rejected(422)),
      actorFailed(actor, unreachable),
    ]),
  ]
  const inputs = ['own', null].map((id) => ({ id, side: 'seller' as const }))
  expect(reachedStates(ownPlanMachine, events, inputs)).toEqual(statesOf(ownPlanMachine))
})

async function open(before: OwnPlan['current'], after = before, changing: Answers = [() => ({ message: 'Changed.' })]) {
  const reading = [before, after].map((current) => () => ({ entity: ownOf(current) }))
  const flow = runFlow(answered(ownPlanMachine, { reading, changing }), { id: 'own', side: 'seller' })
  await settled()
  return flow
}

describe('the own plan', () => {
  it('is renewed by what was chosen, and read again', async () => {
    const { actor, state, emitted } = await open(currentTrader, renewedTrader)
    actor.send({ type: 'action.chosen', action: 'renew' })
    expect(state().hasTag('dialog')).toBe(true)
    actor.send({ type: 'action.confirmed', command: renew })
    await settled()
    expect([state().hasTag('dialog'), state().context.entity?.current]).toEqual([false, renewedTrader])
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { message: 'Changed.' } }])
  })

  it('is no longer renewed after one press', async () => {
    const { actor, state } = await open(renewedTrader, currentTrader)
    actor.send({ type: 'action.chosen', action: 'stopRenewal' })
    expect(state().hasTag('dialog')).toBe(false)
    await settled()
    expect(state().context.entity?.current).toEqual(currentTrader)
  })

  it('stays asked about when the server refuses the card', async () => {
    const { actor, state } = await open(traderInGrace, traderInGrace, [failWith(rejected(422))])
    actor.send({ type: 'action.chosen', action: 'renew' })
    actor.send({ type: 'action.confirmed', command: renew })
    await settled()
    expect([state().hasTag('dialog'), state().context.failure]).toEqual([true, rejected(422)])
  })

  it.each([
    [{ ...currentTrader, plan: freePlan, subscription: undefined }, false, false, false],
    [currentTrader, true, true, false],
    [renewedTrader, true, true, true],
    [traderInGrace, true, true, true],
    [{ ...currentTrader, subscription: { ...currentTrader.subscription, status: 'cancelled' } }, false, true, false],
  ])('number %# can be cancelled, renewed, and be no longer renewed: %s %s %s', async (current, cancel, renewed, stop) => {
    // An absent subscription is not there at all in an answer.
    const { subscription, ...rest } = current as OwnPlan['current']
    const { state } = await open(subscription === undefined ? rest : { ...rest, subscription })
    const can = (action: 'cancel' | 'renew' | 'stopRenewal') => state().can({ type: 'action.chosen', action })
    expect([can('cancel'), can('renew'), can('stopRenewal')]).toEqual([cancel, renewed, stop])
  })
})
