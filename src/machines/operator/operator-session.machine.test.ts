import { expect, it } from 'vitest'
import { actorDone, actorFailed, failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { operatorSessionMachine } from './operator-session.machine.ts'

const operator = { _id: 'o1', name: 'Salma Idris', email: 'salma@staff.example', roles: ['finance'], sessionEndsAt: '' }

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'logout.confirmed' as const },
    actorDone('reading', { operator }),
    actorFailed('reading', rejected(403)),
    actorFailed('reading', unreachable),
    actorDone('loggingOut', undefined),
  ]
  expect(reachedStates(operatorSessionMachine, events, [undefined])).toEqual(statesOf(operatorSessionMachine))
})

it.each([
  ['has ended it', () => undefined],
  ['does not answer', failWith(unreachable)],
])('closes the session here when the server %s', async (_, answer) => {
  const machine = answered(operatorSessionMachine, { reading: [() => ({ operator })], loggingOut: [answer] })
  const { actor, emitted, state } = runFlow(machine, undefined)
  await settled()
  expect(state().context.operator).toEqual(operator)
  actor.send({ type: 'logout.confirmed' })
  await settled()
  expect(emitted).toEqual([{ type: 'session.closed' }])
})
