import { assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure, rejectionOf } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { toast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

export type OwnSession = components['schemas']['Session']

export type SessionsEvent =
  | { type: 'retry.asked' }
  /** One device, or all but the one that asks. */
  | { type: 'ending.asked'; sessions: readonly OwnSession[] }
  | { type: 'ending.confirmed' }
  | { type: 'ending.abandoned' }

interface Context {
  sessions: readonly OwnSession[]
  /** Those that are about to be ended. */
  selected: readonly OwnSession[]
  failure: ApiFailure | null
}

const none: readonly OwnSession[] = []

/**
 * Somebody looks where their account is signed in, and signs out a device that is not at hand, or all others at once. They are asked
 * first. A session that has ended by itself meanwhile is as good; when the line breaks the list is read again and shows what is left.
 */
export const sessionsMachine = setup({
  types: flowTypes<{ context: Context; events: SessionsEvent }>(),
  actors: {
    reading: fromPromise<{ sessions: readonly OwnSession[] }>(async ({ signal }) => {
      const { results } = await callApi('getSessions', { signal })
      return { sessions: results.sessions }
    }),
    ending: fromPromise<void, { ids: readonly string[] }>(async ({ input, signal }) => {
      for (const id of input.ids) {
        try {
          await callApi('endSession', { path: { id }, signal })
        } catch (error) {
          if (rejectionOf(error)?.code !== 404) throw error
        }
      }
    }),
  },
  actions: {
    show: assign((_, { sessions }: { sessions: readonly OwnSession[] }) => ({ sessions, selected: none, failure: null })),
    mark: assign((_, { selected }: { selected: readonly OwnSession[] }) => ({ selected })),
    unmark: assign({ selected: none }),
    notifySuccess: emit(({ context }) =>
      toast('success', { key: 'account:sessions.ended', values: { count: context.selected.length } }),
    ),
  },
})
  .extend(failureHandling<Context, SessionsEvent>())
  .createMachine({
    id: 'sessions',
    context: { sessions: none, selected: none, failure: null },
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
          onError: onReadingFailed,
        },
      },
      ...failedStates,
      shown: {
        tags: ['filled'],
        on: {
          'ending.asked': { target: 'asking', actions: { type: 'mark', params: ({ event }) => ({ selected: event.sessions }) } },
        },
      },
      asking: {
        tags: ['filled', 'dialog'],
        on: { 'ending.confirmed': 'ending', 'ending.abandoned': { target: 'shown', actions: 'unmark' } },
      },
      ending: {
        tags: ['filled', 'dialog', 'busy'],
        invoke: {
          id: 'ending',
          src: 'ending',
          input: ({ context }) => ({ ids: context.selected.map(({ _id }) => _id) }),
          onDone: { target: 'loading', actions: 'notifySuccess' },
          onError: { target: 'loading', actions: 'notifyFailure' },
        },
      },
    },
  })
