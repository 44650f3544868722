import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { createDealMachine } from './create-deal-machine.ts'
import { type OrderAction, orderActions } from './order-actions.ts'
import { changeOrder, type OrderWord } from './order-change.ts'
import { orderOf } from './order-kind.ts'

type Schemas = components['schemas']

/** One order or sample, as its buyer or its seller follows it. Paying is the flow of order-paying.machine.ts. */
export const orderDetailsMachine = createDealMachine<Schemas['Order'], OrderAction, OrderWord, Schemas['Invoice']>({
  id: 'orderDetails',
  live: 'order.changed',
  read: async (id, signal) => orderOf((await callApi('viewOrder', { path: { id }, signal })).results),
  actions: (order, side) => orderActions(order, side).filter((action) => action !== 'pay'),
  questions: new Set<OrderAction>(['reject', 'cancel', 'dispatch', 'confirm', 'dispute', 'refund']),
  noWord: {},
  change: changeOrder,
  fetch: ({ _id }, signal) => callApi('viewInvoice', { path: { id: _id }, signal }),
  doneKey: 'order:changed',
})
