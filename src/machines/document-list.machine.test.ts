import { expect, it } from 'vitest'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { openRequest } from '#tests/support/document-samples.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { documentListMachine } from './document-list.machine.ts'

const page = (requests: readonly (typeof openRequest)[], total: number) => ({
  read: { results: { requests, total }, items: requests, total },
})

it('reaches every state', () => {
  const events = [
    { type: 'retry.asked' as const },
    { type: 'more.asked' as const },
    { type: 'list.staled' as const },
    { type: 'page.chosen' as const, page: 2 },
    actorAnswered('reading', page([openRequest], 5)),
    actorAnswered('reading', page([], 0)),
    actorFailed('reading', refused(403)),
    actorFailed('reading', unreachable),
  ]
  expect(reachedStates(documentListMachine, events, [{ query: {}, pageSize: 1 }])).toEqual(statesOf(documentListMachine))
})
