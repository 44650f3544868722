import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { pushChoiceEvents } from '#tests/support/event-fixtures/push-choice.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { pushChoiceMachine } from './push-choice.machine.ts'

it('reaches every state', () => {
  const { inputs, events } = pushChoiceEvents
  expect(reachedStates(pushChoiceMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(pushChoiceMachine))
})

async function choose(saving: Answers) {
  const flow = runFlow(answered(pushChoiceMachine, { reading: [() => ({ on: true })], saving }), undefined)
  await settled()
  flow.actor.send({ type: 'pushes.chosen', on: false })
  return flow
}

describe('the choice', () => {
  it('shows at once and holds once the server has taken it', async () => {
    const { state } = await choose([() => ({ on: false })])
    expect([state().hasTag('busy'), state().context.on]).toEqual([true, false])
    await settled()
    expect([state().hasTag('busy'), state().context.on]).toEqual([false, false])
  })

  it('is taken back when the server does not take it', async () => {
    const { emitted, state } = await choose([failWith(unreachable)])
    await settled()
    expect([state().context.on, emitted]).toEqual([
      true,
      [
        { type: 'session.remembered', changes: { notificationsOn: true } },
        { type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } },
      ],
    ])
  })

  it('is that made last', async () => {
    const asked: boolean[] = []
    const machine = answered(pushChoiceMachine, { reading: [() => ({ on: true })] }).provide({
      actors: {
        saving: fromPromise(({ input }) => {
          asked.push(input.on)
          return asked.length === 1 ? new Promise(() => undefined) : Promise.resolve({ on: input.on })
        }),
      },
    })
    const { actor, state } = runFlow(machine, undefined)
    await settled()
    actor.send({ type: 'pushes.chosen', on: false })
    actor.send({ type: 'pushes.chosen', on: true })
    await settled()
    expect([asked, state().context.on]).toEqual([[false, true], true])
  })
})
