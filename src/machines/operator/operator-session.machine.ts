import { assign, emit, fromPromise, setup } from 'xstate'
import type { ApiFailure } from '#src/api/api-error.ts'
import type { CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

export type Operator = CallResults<'getOperator'>

export type OperatorSessionEvent = { type: 'retry.asked' } | { type: 'logout.confirmed' }

interface OperatorSessionContext {
  operator: Operator | null
  failure: ApiFailure | null
}

/**
 * An operator is at work: the page asks the server who that is, and what they may do. They sign out, and are signed out of this browser
 * whatever the server answers. A session that is over ends by itself (the API's 401).
 */
export const operatorSessionMachine = setup({
  types: flowTypes<{ context: OperatorSessionContext; events: OperatorSessionEvent }>(),
  actors: {
    reading: fromPromise<{ operator: Operator }>(async ({ signal }) => {
      const { results } = await callOperatorApi('getOperator', { signal })
      return { operator: results }
    }),
    loggingOut: fromPromise(async ({ signal }) => {
      await callOperatorApi('operatorLogout', { signal })
    }),
  },
  actions: {
    keep: assign((_, { operator }: { operator: Operator }) => ({ operator, failure: null })),
    closeSession: emit({ type: 'session.closed' as const }),
  },
})
  .extend(failureHandling<OperatorSessionContext, OperatorSessionEvent>())
  .createMachine({
    id: 'operatorSession',
    context: () => ({ operator: null, failure: null }),
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          onDone: { target: 'atWork', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: onReadingFailed,
        },
      },
      ...failedStates,
      atWork: { tags: ['filled'], on: { 'logout.confirmed': { target: 'loggingOut' } } },
      loggingOut: {
        tags: ['filled', 'busy'],
        invoke: {
          id: 'loggingOut',
          src: 'loggingOut',
          onDone: { target: 'loggedOut', actions: 'closeSession' },
          onError: { target: 'loggedOut', actions: 'closeSession' },
        },
      },
      loggedOut: { tags: ['done'] },
    },
  })
