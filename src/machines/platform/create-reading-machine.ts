import { assign, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { type CallId, type CallInput, type CallResults, callApi } from '#src/api/call-api.ts'
import type { LiveEvent } from '#src/api/live-events.ts'
import { flowTypes } from './flow-tags.ts'
import { type LiveChanged, liveChanges } from './live-changes.ts'
import { failedStates, failureHandling, onReadingFailed } from './failure.ts'

export interface ReadingContext<Input, Results> {
  input: Input
  results: Results | null
  failure: ApiFailure | null
}

export type ReadingEvent<Results> =
  | { type: 'retry.asked' }
  /** What is shown may be out of date; it stays in view until the new answer is there. */
  | { type: 'view.staled' }
  /** Another call has just answered the same thing, so there is no need to read it again. */
  | { type: 'view.told'; results: Results }
  | LiveChanged

export interface ReadingOptions<Input, Results> {
  id: string
  read: (input: Input, signal: AbortSignal) => Promise<Results>
  /** Whether a live event concerns what is shown; without it the view does not listen. */
  staledBy?: ((event: LiveEvent, input: Input) => boolean) | undefined
}

/**
 * Reads what a page is about, by one call or several, and shows it. It may not be there or not be theirs (`refused`), or no answer
 * may come (`unreachable`), from where they can try again.
 */
export function createReadingMachine<Input, Results>({ id, read, staledBy }: ReadingOptions<Input, Results>) {
  return setup({
    types: flowTypes<{ context: ReadingContext<Input, Results>; events: ReadingEvent<Results>; input: Input }>(),
    actors: {
      reading: fromPromise<Results, { call: Input }>(({ input, signal }) => read(input.call, signal)),
      liveChanges,
    },
    actions: {
      keep: assign((_, { results }: { results: Results }) => ({ results, failure: null })),
    },
    guards: {
      concernsThis: ({ context }, { event }: { event: LiveEvent }) => staledBy?.(event, context.input) ?? false,
    },
  })
    .extend(failureHandling<ReadingContext<Input, Results>, ReadingEvent<Results>>())
    .createMachine({
      id,
      context: ({ input }) => ({ input, results: null, failure: null }),
      invoke: { id: 'liveChanges', src: 'liveChanges', input: { types: staledBy === undefined ? [] : 'all' } },
      on: {
        'view.told': { target: '.shown', actions: { type: 'keep', params: ({ event }) => ({ results: event.results }) } },
      },
      initial: 'loading',
      states: {
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'reading',
            src: 'reading',
            input: ({ context }) => ({ call: context.input }),
            onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => ({ results: event.output }) } },
            onError: onReadingFailed,
          },
        },
        shown: {
          tags: ['filled'],
          on: {
            'view.staled': { target: 'refreshing' },
            'live.changed': {
              guard: { type: 'concernsThis', params: ({ event }) => ({ event: event.event }) },
              target: 'refreshing',
            },
          },
        },
        refreshing: {
          tags: ['filled', 'busy'],
          invoke: {
            id: 'rereading',
            src: 'reading',
            input: ({ context }) => ({ call: context.input }),
            onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => ({ results: event.output }) } },
            onError: [
              { guard: 'isRejected', target: 'refused', actions: 'setFailure' },
              { target: 'shown', actions: 'notifyFailure' },
            ],
          },
          on: {
            // What was asked for before the newest change may not know of it yet.
            'view.staled': { target: 'refreshing', reenter: true },
            'live.changed': {
              guard: { type: 'concernsThis', params: ({ event }) => ({ event: event.event }) },
              target: 'refreshing',
              reenter: true,
            },
          },
        },
        ...failedStates,
      },
    })
}

/** Calls that read one thing. */
type ViewId = { [Id in CallId]: [CallResults<Id>] extends [never] ? never : Id }[CallId]

type ViewInput<Id extends ViewId> = Omit<CallInput<Id>, 'signal' | 'send'>

/** Reads one thing by one call. The machine's input is the call's own: `{ path: { id } }`. */
export const createViewMachine = <Id extends ViewId>(
  operationId: Id,
  options: Pick<ReadingOptions<ViewInput<Id>, CallResults<Id>>, 'staledBy'> = {},
) =>
  createReadingMachine<ViewInput<Id>, CallResults<Id>>({
    ...options,
    id: `view.${operationId}`,
    read: async (call, signal) => {
      const answer = await callApi<ViewId>(operationId, { ...call, signal })
      // One id, one kind of results: the contract's types say so, the union of all ids does not.
      return answer.results as CallResults<Id>
    },
  })
