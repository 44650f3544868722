import { expect, it } from 'vitest'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { tenderDetailsMachine } from './tender-details.machine.ts'

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'view.staled' as const },
    actorAnswered('reading', { _id: 'one' }),
    actorFailed('reading', refused(404)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(tenderDetailsMachine, events, [{ path: { id: 'one' } }])).toEqual(statesOf(tenderDetailsMachine))
})
