import { assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { type CallId, type CallInput, type CallResults, callApi } from '#src/api/call-api.ts'
import type { LiveEvent } from '#src/api/live-events.ts'
import { type FlowEmitted, failureToast } from './emitted-events.ts'
import type { FlowTag } from './flow-tags.ts'
import { type LiveChanged, liveChanges } from './live-changes.ts'

/** Calls that read one thing. */
export type ViewId = { [Id in CallId]: [CallResults<Id>] extends [never] ? never : Id }[CallId]

export type ViewInput<Id extends ViewId> = Omit<CallInput<Id>, 'signal' | 'send'>

export interface ViewContext<Id extends ViewId> {
  input: ViewInput<Id>
  results: CallResults<Id> | null
  failure: ApiFailure | null
}

export type ViewEvent<Id extends ViewId> =
  | { type: 'retry.asked' }
  /** What is shown may be out of date; it stays in view until the new answer is there. */
  | { type: 'view.staled' }
  /** Another call has just answered the same thing, so there is no need to read it again. */
  | { type: 'view.told'; results: CallResults<Id> }
  | LiveChanged

export interface ViewOptions<Id extends ViewId> {
  /** Whether a live event concerns what is shown; without it the view does not listen. */
  staledBy?: (event: LiveEvent, input: ViewInput<Id>) => boolean
}

/**
 * Reads one thing and shows it. Somebody opens a page about it; it may not be there or not be theirs (`refused`), or no answer
 * may come (`unreachable`), from where they can try again. The machine's input is the call's own: `{ path: { id } }`.
 */
export function createViewMachine<Id extends ViewId>(operationId: Id, { staledBy }: ViewOptions<Id> = {}) {
  return setup({
    types: {
      // Types are all that XState takes from these; the values are never read.
      context: {} as ViewContext<Id>,
      events: {} as ViewEvent<Id>,
      input: {} as ViewInput<Id>,
      tags: {} as FlowTag,
      emitted: {} as FlowEmitted,
    },
    actors: {
      reading: fromPromise<CallResults<Id>, { call: ViewInput<Id> }>(async ({ input, signal }) => {
        const answer = await callApi<ViewId>(operationId, { ...input.call, signal })
        // One id, one kind of results: the contract's types say so, the union of all ids does not.
        return answer.results as CallResults<Id>
      }),
      liveChanges,
    },
    actions: {
      keep: assign((_, { results }: { results: CallResults<Id> }) => ({ results, failure: null })),
      blame: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
      tellFailure: emit((_, { error }: { error: unknown }) => failureToast(failureOf(error))),
    },
    guards: {
      isRefusal: (_, { error }: { error: unknown }) => failureOf(error).kind === 'refused',
      concernsThis: ({ context }, { event }: { event: LiveEvent }) => staledBy?.(event, context.input) ?? false,
    },
  }).createMachine({
    id: `view.${operationId}`,
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
          onError: [
            {
              guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
              target: 'refused',
              actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
            },
            { target: 'unreachable', actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) } },
          ],
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
            {
              guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
              target: 'refused',
              actions: { type: 'blame', params: ({ event }) => ({ error: event.error }) },
            },
            { target: 'shown', actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) } },
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
      refused: {
        tags: ['failed', 'refused'],
        on: { 'retry.asked': { target: 'loading' } },
      },
      unreachable: {
        tags: ['failed', 'unreachable'],
        on: { 'retry.asked': { target: 'loading' } },
      },
    },
  })
}
