import { assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

export type PushChoiceEvent = { type: 'retry.asked' } | { type: 'pushes.chosen'; on: boolean }

interface Context {
  /** What holds, or is about to; null until the account has told. */
  on: boolean | null
  /** What held before the choice that is on its way. */
  before: boolean | null
  failure: ApiFailure | null
}

/**
 * Somebody turns the notifications on the devices of the account on or off. The choice shows at once and is taken back when the server
 * does not take it; one made meanwhile takes the one before back.
 */
export const pushChoiceMachine = setup({
  types: flowTypes<{ context: Context; events: PushChoiceEvent }>(),
  actors: {
    reading: fromPromise<{ on: boolean }>(async ({ signal }) => {
      const { results } = await callApi('getUser', { signal })
      return { on: results.pushNotifications }
    }),
    saving: fromPromise<{ on: boolean }, { on: boolean }>(async ({ input, signal }) => {
      const { results } = await callApi('changeNotification', { body: { pushNotifications: input.on }, signal })
      return { on: results.pushNotifications }
    }),
  },
  actions: {
    keep: assign((_, { on }: { on: boolean }) => ({ on, before: on, failure: null })),
    storeSetting: emit((_, { on }: { on: boolean }) => ({
      type: 'session.remembered' as const,
      changes: { notificationsOn: on },
    })),
    choose: assign((_, { on }: { on: boolean }) => ({ on })),
    takeBack: assign(({ context }) => ({ on: context.before })),
  },
})
  .extend(failureHandling<Context, PushChoiceEvent>())
  .createMachine({
    id: 'pushChoice',
    context: { on: null, before: null, failure: null },
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          onDone: {
            target: 'shown',
            actions: [
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'storeSetting', params: ({ event }) => event.output },
            ],
          },
          onError: onReadingFailed,
        },
      },
      ...failedStates,
      shown: {
        tags: ['filled'],
        on: { 'pushes.chosen': { target: 'saving', actions: { type: 'choose', params: ({ event }) => ({ on: event.on }) } } },
      },
      saving: {
        tags: ['filled', 'busy'],
        invoke: {
          id: 'saving',
          src: 'saving',
          input: ({ context }) => ({ on: context.on === true }),
          onDone: {
            target: 'shown',
            actions: [
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'storeSetting', params: ({ event }) => event.output },
            ],
          },
          onError: { target: 'shown', actions: ['takeBack', 'notifyFailure'] },
        },
        on: {
          'pushes.chosen': {
            target: 'saving',
            reenter: true,
            actions: { type: 'choose', params: ({ event }) => ({ on: event.on }) },
          },
        },
      },
    },
  })
