import { type CallId, type CallInput, type CallResults, callApi } from '#src/api/call-api.ts'
import type { LiveEvent } from '#src/api/live-events.ts'
import { createReadingMachine } from './create-reading-machine.ts'

/** Calls that read one thing. */
export type ViewId = { [Id in CallId]: [CallResults<Id>] extends [never] ? never : Id }[CallId]

export type ViewInput<Id extends ViewId> = Omit<CallInput<Id>, 'signal' | 'send'>

export interface ViewOptions<Id extends ViewId> {
  /** Whether a live event concerns what is shown; without it the view does not listen. */
  staledBy?: (event: LiveEvent, input: ViewInput<Id>) => boolean
}

/** Reads one thing by one call. The machine's input is the call's own: `{ path: { id } }`. */
export function createViewMachine<Id extends ViewId>(operationId: Id, { staledBy }: ViewOptions<Id> = {}) {
  return createReadingMachine<ViewInput<Id>, CallResults<Id>>({
    id: `view.${operationId}`,
    read: async (call, signal) => {
      const answer = await callApi<ViewId>(operationId, { ...call, signal })
      // One id, one kind of results: the contract's types say so, the union of all ids does not.
      return answer.results as CallResults<Id>
    },
    staledBy,
  })
}
