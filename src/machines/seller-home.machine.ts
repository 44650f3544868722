import { assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { type FlowEmitted, failureToast } from './emitted-events.ts'
import type { FlowTag } from './flow-tags.ts'
import { type LiveChanged, liveChanges } from './live-changes.ts'
import { isOrder } from './order-kind.ts'
import { type SellerTask, orderGroups, sellerTasks } from './order-groups.ts'

type OrderSummary = components['schemas']['OrderSummary']

export interface SellerDesk {
  /** How many orders wait for each of the seller's next steps. */
  tasks: Record<SellerTask, number>
  latest: readonly OrderSummary[]
  /** All orders ever received. */
  total: number
}

interface Context {
  desk: SellerDesk | null
  failure: ApiFailure | null
}

export type SellerHomeEvent = { type: 'retry.asked' } | LiveChanged

const latestOrders = 5

/**
 * A seller comes in and sees what waits for them: orders to accept, to invoice, to process, to dispatch, and the latest of all. It
 * keeps up by itself while it is looked at; a break in between leaves what was read last in view.
 */
export const sellerHomeMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as Context,
    events: {} as SellerHomeEvent,
    tags: {} as FlowTag,
    emitted: {} as FlowEmitted,
  },
  actors: {
    reading: fromPromise<{ desk: SellerDesk }>(async ({ signal }) => ({ desk: await readDesk(signal) })),
    liveChanges,
  },
  actions: {
    keep: assign((_, { desk }: { desk: SellerDesk }) => ({ desk, failure: null })),
    blame: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    tellFailure: emit((_, { error }: { error: unknown }) => failureToast(failureOf(error))),
  },
  guards: {
    isEmpty: (_, { desk }: { desk: SellerDesk }) => desk.total === 0,
    isRefusal: (_, { error }: { error: unknown }) => failureOf(error).kind === 'refused',
  },
}).createMachine({
  id: 'sellerHome',
  context: { desk: null, failure: null },
  invoke: { id: 'liveChanges', src: 'liveChanges', input: { types: ['order.changed'] } },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'reading',
        src: 'reading',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'filled', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
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
    empty: { tags: ['empty'], on: { 'live.changed': { target: 'loading' } } },
    filled: { tags: ['filled'], on: { 'live.changed': { target: 'rereading' } } },
    rereading: {
      tags: ['filled'],
      on: { 'live.changed': { target: 'rereading', reenter: true } },
      invoke: {
        id: 'rereading',
        src: 'reading',
        onDone: { target: 'filled', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'filled', actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    refused: { tags: ['failed', 'refused'], on: { 'retry.asked': { target: 'loading' } } },
    unreachable: { tags: ['failed', 'unreachable'], on: { 'retry.asked': { target: 'loading' } } },
  },
})

async function readDesk(signal: AbortSignal): Promise<SellerDesk> {
  const [latest, ...counted] = await Promise.all([
    callApi('getMyOrders', { body: { pageSize: latestOrders }, signal }),
    ...sellerTasks.map(async (task) => {
      const { results } = await callApi('getMyOrders', { body: { statuses: [...orderGroups.seller[task]], pageSize: 1 }, signal })
      return [task, results.total] as const
    }),
  ])
  // One entry for each task, as they were mapped.
  const tasks = Object.fromEntries(counted) as Record<SellerTask, number>
  return { tasks, latest: latest.results.orders.filter(isOrder), total: latest.results.total }
}
