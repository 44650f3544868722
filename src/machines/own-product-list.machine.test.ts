import { expect, it } from 'vitest'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { ownProductListMachine } from './own-product-list.machine.ts'

const page = (ids: readonly string[], total: number) => ({
  read: { results: { total }, items: ids.map((_id) => ({ _id })), total },
})

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'more.asked' as const },
    { type: 'list.staled' as const },
    { type: 'page.chosen' as const, page: 2 },
    actorAnswered('reading', page(['one', 'two'], 5)),
    actorAnswered('reading', page([], 0)),
    actorFailed('reading', refused(403)),
    actorFailed('reading', unreachable),
  ]
  expect(
    reachedStates(ownProductListMachine, events, [{ query: { sellerId: '00000000-0000-7000-8000-000000000001' }, pageSize: 2 }]),
  ).toEqual(statesOf(ownProductListMachine))
})
