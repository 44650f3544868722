import { describe, expect, it } from 'vitest'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { currentTrader } from '#tests/support/money-fixtures.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { planCancellationMachine } from './plan-cancellation.machine.ts'

const cancel = { type: 'form.submitted' as const, input: { body: { action: 'cancel' as const } } }
const answer = { answer: { results: { current: currentTrader }, message: '' } }

it('reaches every state', () => {
  const events = [
    cancel,
    actorDone('sending', answer),
    actorFailed('sending', rejected(409)),
    actorFailed('sending', rejected(422, 'Check', { action: 'Wrong' })),
    actorFailed('sending', unreachable),
  ]
  expect(reachedStates(planCancellationMachine, events, [undefined])).toEqual(statesOf(planCancellationMachine))
})

describe('cancelling a plan', () => {
  it('says so once the server has answered', async () => {
    const { actor, emitted, state } = runFlow(answered(planCancellationMachine, { sending: [() => answer] }), undefined)
    actor.send(cancel)
    expect(emitted).toEqual([])
    await settled()
    expect([state().hasTag('done'), emitted]).toEqual([
      true,
      [{ type: 'toast', tone: 'success', text: { key: 'money:plan.cancelled' } }],
    ])
  })
})
