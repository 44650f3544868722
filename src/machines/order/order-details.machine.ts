import type { ApiLanguage } from '#src/api/api-settings.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { createEntityMachine } from '#src/machines/platform/create-entity-machine.ts'
import { orderActions, shipmentActions, termsActions } from './order-actions.ts'
import { changeOrder, type OrderCommand } from './order-change.ts'
import { orderOf } from './order-kind.ts'

type Schemas = components['schemas']

/** A document of an order, and the language to draw it in; the reader's without one. */
type OrderDocument = Schemas['Invoice'] & { drawnIn?: ApiLanguage }

/** One order or sample, as its buyer or its seller follows it. Paying is the flow of order-paying.machine.ts. */
export const orderDetailsMachine = createEntityMachine<Schemas['Order'], OrderCommand, OrderDocument, Schemas['Shipment']>({
  id: 'orderDetails',
  live: 'order.changed',
  read: async (id, signal) => orderOf((await callApi('viewOrder', { path: { id }, signal })).results),
  actions: (order, side) => [
    ...orderActions(order, side).filter((action) => action !== 'pay'),
    ...termsActions(order, side),
    ...order.shipments.flatMap((shipment) => shipmentActions(shipment, side)),
  ],
  immediate,
  change: changeOrder,
  fetch: ({ _id, drawnIn: language }, signal) => callApi('viewInvoice', { path: { id: _id }, signal, language }),
  doneKey: 'order:changed',
})

function immediate(action: OrderCommand['type']): OrderCommand | undefined {
  switch (action) {
    case 'accept':
    case 'invoice':
    case 'process':
    case 'deliveryNote':
      return { type: action }
    default:
      return undefined
  }
}
