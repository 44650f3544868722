import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type FoundOrder = CallResults<'findOrders'>['orders'][number]

/** An operator finds orders by number, buyer or seller. */
export const orderSearchMachine = createQueueMachine<FoundOrder, CallBody<'findOrders'>, never>({
  id: 'queue.orders',
  read: async (query, signal) => {
    const { orders } = (await callOperatorApi('findOrders', { body: query, signal })).results
    return { items: orders, total: orders.length }
  },
})
