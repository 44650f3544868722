import { expect, it } from 'vitest'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { bidAllowanceMachine } from './bid-allowance.machine.ts'

it('reaches every state, and counts again when a bid was made', () => {
  const events = [
    actorDone('reading', { allowances: [] }),
    actorFailed('reading', rejected(403)),
    actorFailed('reading', unreachable),
    { type: 'live.changed' as const, event: { type: 'requirement.changed' as const, subjectId: 'a requirement' } },
  ]
  expect(reachedStates(bidAllowanceMachine, events, [{}])).toEqual(statesOf(bidAllowanceMachine))
})
