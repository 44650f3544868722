import { expect, it } from 'vitest'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { contentsMachine } from './contents.machine.ts'

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'view.staled' as const },
    actorAnswered('reading', { faqs: [] }),
    actorFailed('reading', refused(404)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(contentsMachine, events, [{ body: { pages: ['faqs'] } }])).toEqual(statesOf(contentsMachine))
})
