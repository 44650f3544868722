import { assign, emit, type EventObject } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { failureToast, type FlowEmitted } from './emitted-events.ts'

/** Of a flow that keeps why its last call failed. */
export interface FailureContext {
  failure: ApiFailure | null
}

/** The failure of the invoked call whose error event this is. Throws on what no call failed with, as `failureOf` does. */
const failureIn = (event: EventObject): ApiFailure => failureOf('error' in event ? event.error : undefined)

/**
 * Guards of `onError`: how a call failed. By themselves for a machine that keeps no failure: `setup({ … }).extend({ guards: failureGuards
 * })`.
 */
export const failureGuards = {
  /** The session of the call has ended. */
  isDeadSession: ({ event }: { event: EventObject }, _params: undefined) => {
    const failure = failureIn(event)
    return failure.kind === 'rejected' && failure.code === 401
  },
  /** The server said no. */
  isRejected: ({ event }: { event: EventObject }, _params: undefined) => failureIn(event).kind === 'rejected',
  /** Somebody else, or this person in another tab, was faster. */
  isConflict: ({ event }: { event: EventObject }, _params: undefined) => {
    const failure = failureIn(event)
    return failure.kind === 'rejected' && failure.code === 409
  },
  /** The server found fault with fields: the form shows it. */
  hasFieldErrors: ({ event }: { event: EventObject }, _params: undefined) =>
    Object.keys(fieldErrors(failureIn(event))).length > 0,
  /** No answer came, or none that can be read: nobody knows whether the call did its work. */
  isUnreachable: ({ event }: { event: EventObject }, _params: undefined) => failureIn(event).kind !== 'rejected',
}

/**
 * What a machine with invoked calls is set up with besides its own: `setup({ … }).extend(failureHandling<Context, Event>())`. Types of
 * XState's actions are invariant, so they are made for each machine.
 */
export const failureHandling = <Context extends FailureContext, Event extends EventObject>() => ({
  guards: failureGuards,
  actions: {
    setFailure: assign<Context, Event, undefined, Event, never>(({ event }) => failed<Context>(failureIn(event))),
    clearFailure: assign<Context, Event, undefined, Event, never>(() => failed<Context>(null)),
    notifyFailure: emit<Context, Event, undefined, Event, FlowEmitted>(({ event }) => failureToast(failureIn(event))),
  },
})

// A context that has a `failure` takes one; a type parameter says so only of the whole.
const failed = <Context extends FailureContext>(failure: ApiFailure | null) => ({ failure }) as Partial<Context>

/** `onError` of what a page cannot be shown without, or whose form says what failed: leads to `refused` or `unreachable`. */
export const onReadingFailed = [
  { guard: 'isRejected', target: 'refused', actions: 'setFailure' },
  { target: 'unreachable', actions: 'setFailure' },
] as const

/** Where a page rests that could not be read: the server said no, or nobody answered. Both can be tried again. */
export const failedStates = {
  refused: { tags: ['failed', 'refused'], on: { 'retry.asked': { target: 'loading' } } },
  unreachable: { tags: ['failed', 'unreachable'], on: { 'retry.asked': { target: 'loading' } } },
} as const

const noFields: Readonly<Record<string, string>> = {}

/** Messages by the path of the field they are for; none unless the server rejected what was sent. */
export const fieldErrors = (failure: ApiFailure | null): Readonly<Record<string, string>> =>
  failure?.kind === 'rejected' ? failure.fields : noFields
