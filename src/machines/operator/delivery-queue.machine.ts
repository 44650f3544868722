import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type OverdueDelivery = CallResults<'getOverdueDeliveries'>['deliveries'][number]
export type DeliveryDecision = { act: CallBody<'decideDelivery'>['outcome']; reason: string }

/** An operator decides what became of deliveries that neither side told of: they have arrived, or the buyer gets the money back. */
export const deliveryQueueMachine = createQueueMachine<OverdueDelivery, CallBody<'getOverdueDeliveries'>, DeliveryDecision>({
  id: 'queue.deliveries',
  read: async (query, signal) => {
    const { deliveries, total } = (await callOperatorApi('getOverdueDeliveries', { body: query, signal })).results
    return { items: deliveries, total }
  },
  decide: ({ _id }, { act, reason }, signal) =>
    callOperatorApi('decideDelivery', { path: { id: _id }, body: { outcome: act, reason }, signal }),
})
