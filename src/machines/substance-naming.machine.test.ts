import { expect, it } from 'vitest'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { substanceNamingMachine } from './substance-naming.machine.ts'

const page = (ids: readonly string[], total: number) => ({
  read: { results: { products: [], total }, items: ids.map((_id) => ({ _id })), total },
})

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'more.asked' as const },
    { type: 'list.staled' as const },
    actorAnswered('reading', page(['one'], 5)),
    actorAnswered('reading', page([], 0)),
    actorFailed('reading', refused(422)),
    actorFailed('reading', unreachable),
  ]
  const input = { query: { search: '67-64-1' }, pageSize: 1 }
  expect(reachedStates(substanceNamingMachine, events, [input])).toEqual(statesOf(substanceNamingMachine))
})
