import { assign, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { type LiveChanged, liveChanges } from '#src/machines/platform/live-changes.ts'
import { isOrder } from '#src/machines/order/order-kind.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

type Schemas = components['schemas']

export interface SellerDashboard {
  /** How much waits, by what is to be done. */
  tasks: Schemas['SellerTasks']
  latest: readonly Schemas['OrderSummary'][]
  /** All orders ever received. */
  total: number
}

interface Context {
  dashboard: SellerDashboard | null
  failure: ApiFailure | null
}

export type SellerHomeEvent = { type: 'retry.asked' } | LiveChanged

const latestOrders = 5
// A document that is asked for is heard of by its notification alone.
const liveTypes = ['order.changed', 'quote.changed', 'chat.message', 'chat.read', 'notification.created'] as const

/** Nothing was ever ordered and nobody waits. Requirements of others wait for no one seller. */
const isNew = ({ total, tasks: { requirements: _, ...tasks } }: SellerDashboard): boolean =>
  total === 0 && Object.values(tasks).every((count) => Number(count) === 0)

/**
 * A seller comes in and sees what waits for them: orders, quotes, samples, documents, messages, and the latest orders of all. It
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
    isEmpty: (_, { dashboard }: { dashboard: SellerDashboard }) => isNew(dashboard),
  },
})
  .extend(failureHandling<Context, SellerHomeEvent>())
  .createMachine({
    id: 'sellerHome',
    context: { dashboard: null, failure: null },
    invoke: { id: 'liveChanges', src: 'liveChanges', input: { types: liveTypes } },
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
  const [{ results: tasks }, { results: latest }] = await Promise.all([
    callApi('getSellerTasks', { signal }),
    callApi('getMyOrders', { body: { pageSize: latestOrders }, signal }),
  ])
  return { tasks, latest: latest.orders.filter(isOrder), total: latest.total }
}
