import { ApiError, type ApiFailure, type Rejection } from '#src/api/api-error.ts'

/** XState's event when the actor invoked under this id is done. */
export function actorDone(id: string, output: unknown): never {
  // A machine's event union excludes XState's own events.
  return { type: `xstate.done.actor.${id}`, output } as never
}

/** XState's event when the actor invoked under this id has failed. */
export function actorFailed(id: string, failure: ApiFailure): never {
  // As above.
  return { type: `xstate.error.actor.${id}`, error: new ApiError(failure) } as never
}

/** XState's event when the actor invoked under this id has a new snapshot. */
export function actorShows(id: string, context: object): never {
  // As above.
  return { type: `xstate.snapshot.${id}`, snapshot: { context, hasTag: () => false } } as never
}

/** XState's event when a named delay of a state has passed. */
export function delayPassed(delay: string, stateId: string): never {
  // As above.
  return { type: `xstate.after.${delay}.${stateId}` } as never
}

export const unreachable: ApiFailure = { kind: 'unreachable' }

export function rejected(code: number, message = 'The server says no', fields: Record<string, string> = {}): Rejection {
  return { kind: 'rejected', code, message, fields, results: code === 422 ? { fields } : {} }
}

/** The error of a failed call. */
export function failWith(failure: ApiFailure): () => never {
  return () => {
    throw new ApiError(failure)
  }
}
