import { assign, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { type LiveChanged, liveChanges } from '#src/machines/platform/live-changes.ts'
import { isOrder } from '#src/machines/order/order-kind.ts'
import { type SellerTask, orderGroups, sellerTasks } from '#src/machines/order/order-groups.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

type OrderSummary = components['schemas']['OrderSummary']

export interface SellerDashboard {
  /** How many orders wait for each of the seller's next steps. */
  tasks: Record<SellerTask, number>
  latest: readonly OrderSummary[]
  /** All orders ever received. */
  total: number
}

interface Context {
  dashboard: SellerDashboard | null
  failure: ApiFailure | null
}

export type SellerHomeEvent = { type: 'retry.asked' } | LiveChanged

const latestOrders = 5

/**
 * A seller comes in and sees what waits for them: orders to accept, to invoice, to process, to dispatch, and the latest of all. It
 * keeps up by itself while it is looked at; a break in between leaves what was read last in view.
 */
export const sellerHomeMachine = setup({
  types: flowTypes<{ context: Context; events: SellerHomeEvent }>(),
  actors: {
    reading: fromPromise<{ dashboard: SellerDashboard }>(async ({ signal }) => ({ dashboard: await readDashboard(signal) })),
    liveChanges,
  },
  actions: {
    keep: assign((_, { dashboard }: { dashboard: SellerDashboard }) => ({ dashboard, failure: null })),
  },
  guards: {
    isEmpty: (_, { dashboard }: { dashboard: SellerDashboard }) => dashboard.total === 0,
  },
})
  .extend(failureHandling<Context, SellerHomeEvent>())
  .createMachine({
    id: 'sellerHome',
    context: { dashboard: null, failure: null },
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
          onError: onReadingFailed,
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
          onError: { target: 'filled', actions: 'notifyFailure' },
        },
      },
      ...failedStates,
    },
  })

async function readDashboard(signal: AbortSignal): Promise<SellerDashboard> {
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
