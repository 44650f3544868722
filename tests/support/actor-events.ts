import { ApiError, type ApiFailure, type Rejection } from '#src/api/api-error.ts'

/** What XState tells a machine when the actor it invoked under this id has answered. */
export function actorDone(id: string, output: unknown): never {
  // A machine's own event union does not name XState's events, though it takes them.
  return { type: `xstate.done.actor.${id}`, output } as never
}

/** What XState tells a machine when the call of the actor it invoked under this id has failed. */
export function actorFailed(id: string, failure: ApiFailure): never {
  // As above.
  return { type: `xstate.error.actor.${id}`, error: new ApiError(failure) } as never
}

/** What XState tells a machine when the actor it invoked under this id has come to another snapshot. */
export function actorShows(id: string, context: object): never {
  // As above.
  return { type: `xstate.snapshot.${id}`, snapshot: { context } } as never
}

/** What XState tells a machine when a named delay of a state has passed. */
export function delayPassed(delay: string, stateId: string): never {
  // As above.
  return { type: `xstate.after.${delay}.${stateId}` } as never
}

export const unreachable: ApiFailure = { kind: 'unreachable' }

export function rejected(code: number, message = 'The server says no', fields: Record<string, string> = {}): Rejection {
  return { kind: 'rejected', code, message, fields, results: code === 422 ? { fields } : {} }
}

/** An actor's answer that is a failed call. */
export function failWith(failure: ApiFailure): () => never {
  return () => {
    throw new ApiError(failure)
  }
}
