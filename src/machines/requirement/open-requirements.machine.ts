import { assign, fromPromise, setup } from 'xstate'
import { callApi } from '#src/api/call-api.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { documentRequestMachine } from '#src/machines/lifecycles/document-request.machine.ts'
import { openStates } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { quoteMachine } from '#src/machines/lifecycles/quote.machine.ts'
import { type LiveChanged, liveChanges } from '#src/machines/platform/live-changes.ts'

/** How many of what a buyer has asked for are still open. */
export interface OpenRequests {
  quotes: number
  samples: number
  documents: number
}

/**
 * A buyer sees how many of their quotes, samples and documents are still under way. It keeps up by itself; where it cannot be
 * counted (`uncounted`) the ways there are shown without a number, and the next change counts again.
 */
export const openRequirementsMachine = setup({
  types: flowTypes<{ context: { open: OpenRequests | null }; events: LiveChanged }>(),
  actors: {
    counting: fromPromise<OpenRequests>(({ signal }) => countRequests(signal)),
    liveChanges,
  },
  actions: { keep: assign((_, { open }: { open: OpenRequests }) => ({ open })) },
}).createMachine({
  id: 'openRequirements',
  context: { open: null },
  invoke: { id: 'liveChanges', src: 'liveChanges', input: { types: ['quote.changed', 'order.changed', 'notification.created'] } },
  on: { 'live.changed': { target: '.counting', reenter: true } },
  initial: 'counting',
  states: {
    counting: {
      tags: ['busy'],
      invoke: {
        id: 'counting',
        src: 'counting',
        onDone: { target: 'counted', actions: { type: 'keep', params: ({ event }) => ({ open: event.output }) } },
        onError: { target: 'uncounted' },
      },
    },
    counted: { tags: ['filled'] },
    uncounted: { tags: ['failed'] },
  },
})

async function countRequests(signal: AbortSignal): Promise<OpenRequests> {
  const [quotes, samples, documents] = await Promise.all([
    callApi('getMyOrders', { body: { kind: 'quote', statuses: openStates(quoteMachine), pageSize: 1 }, signal }),
    callApi('getMyOrders', { body: { kind: 'sample', statuses: openStates(orderMachine), pageSize: 1 }, signal }),
    callApi('getUserDocuments', { body: { statuses: openStates(documentRequestMachine), pageSize: 1 }, signal }),
  ])
  return { quotes: quotes.results.total, samples: samples.results.total, documents: documents.results.total }
}
