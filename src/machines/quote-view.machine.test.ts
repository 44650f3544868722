import { expect, it } from 'vitest'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { quoteViewMachine } from './quote-view.machine.ts'

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'view.staled' as const },
    actorAnswered('reading', {}),
    actorFailed('reading', refused(404)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(quoteViewMachine, events, [{ path: { id: 'p' } }])).toEqual(statesOf(quoteViewMachine))
})
