import { describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { awardingEvents, awardingNeverIn } from '#tests/support/event-fixtures/awarding.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { comparedBids, ownRequirement } from '#tests/support/requirement-fixtures.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { awardingMachine } from './awarding.machine.ts'

const [bid, other] = comparedBids
const quiet = awardingMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
const shown = () => ({ entity: ownRequirement })

it('reaches every state that a requirement can bring it to', () => {
  const { inputs, events } = awardingEvents
  expect(reachedStates(awardingMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(awardingMachine).filter((state) => !awardingNeverIn.includes(state)),
  )
})

async function open(actors: Record<string, Answers>) {
  const flow = runFlow(answered(quiet, { reading: [shown], ...actors }), { id: ownRequirement._id, side: 'buyer' })
  await settled()
  return flow
}

describe('awarding a requirement', () => {
  it('asks first, naming the bid as it was seen, and goes on to the order once the server has answered', async () => {
    const leadsTo = orderDetailsAddress(ownRequirement._id)
    const { actor, emitted, state } = await open({ changing: [() => ({ message: 'Accepted.', leadsTo })] })
    actor.send({ type: 'action.chosen', action: 'accept', about: { bid } })
    expect([state().hasTag('dialog'), state().context.about, emitted]).toEqual([true, { bid }, []])
    actor.send({ type: 'action.confirmed', command: { type: 'accept', bid } })
    await settled()
    expect(emitted).toEqual([
      { type: 'toast', tone: 'success', text: { message: 'Accepted.' } },
      { type: 'navigate', to: leadsTo },
    ])
  })

  it('keeps the question open, whatever changes behind it', async () => {
    const withdrawn = { ...ownRequirement, bids: [other] }
    const { actor, state } = await open({ reading: [shown, () => ({ entity: withdrawn })] })
    actor.send({ type: 'action.chosen', action: 'accept', about: { bid } })
    actor.send({ type: 'live.changed', event: { type: 'requirement.changed', subjectId: ownRequirement._id } })
    await settled()
    expect([state().context.entity, state().context.asked, state().context.about]).toEqual([withdrawn, 'accept', { bid }])
  })

  it('tells why and reads again when somebody was faster', async () => {
    const awarded = { ...ownRequirement, status: 'awarded' as const }
    const { actor, state } = await open({ reading: [shown, () => ({ entity: awarded })], changing: [failWith(rejected(409))] })
    actor.send({ type: 'action.chosen', action: 'reject', about: { bid } })
    actor.send({ type: 'action.confirmed', command: { type: 'reject', bid } })
    await settled()
    expect([state().context.entity, state().context.asked, state().context.failure]).toEqual([awarded, null, rejected(409)])
  })

  it('decides the same under the same key when the answer was lost, and another bid under another', async () => {
    const { actor, state } = await open({ changing: [failWith(unreachable)] })
    const keys: (string | undefined)[] = []
    for (const about of [{ bid }, { bid }, { bid: other }]) {
      if (state().context.asked === null) actor.send({ type: 'action.chosen', action: 'accept', about })
      actor.send({ type: 'action.confirmed', command: { type: 'accept', ...about } })
      keys.push(state().context.change?.idempotencyKey)
      await settled()
    }
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
  })

  it('asks nothing about what cannot be done', async () => {
    const { actor, state } = await open({ reading: [() => ({ entity: { ...ownRequirement, bids: [] } })] })
    actor.send({ type: 'action.chosen', action: 'accept', about: { bid } })
    expect([state().hasTag('dialog'), state().context.asked]).toEqual([false, null])
  })
})
