import type { components } from '#src/generated/schema.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { type OrderEvent, orderMachine } from '#src/machines/lifecycles/order.machine.ts'

type Order = components['schemas']['Order']

/** What a person can do with an order. `invoice` and `deliveryNote` issue a document, `confirm` says that the goods have come. */
export type OrderAction =
  | ('accept' | 'reject' | 'invoice' | 'process' | 'deliveryNote')
  | ('dispatch' | 'pay' | 'confirm' | 'cancel' | 'dispute' | 'refund')

interface Rule {
  action: OrderAction
  sides: readonly Role[]
  event: (side: Role) => OrderEvent
  unless?: (order: Pick<Order, 'invoices' | 'totals'>) => boolean
}

/** In the order in which they are offered: what moves the order on first, what ends it last. */
const rules: readonly Rule[] = [
  { action: 'accept', sides: ['seller'], event: (by) => ({ type: 'order.accept', by }) },
  { action: 'invoice', sides: ['seller'], event: (by) => ({ type: 'order.invoice', by }) },
  // The marketplace moves the order when the buyer's money has come.
  { action: 'pay', sides: ['buyer'], event: () => ({ type: 'order.pay', by: 'system' }) },
  { action: 'process', sides: ['seller'], event: (by) => ({ type: 'order.process', by }) },
  { action: 'dispatch', sides: ['seller'], event: (by) => ({ type: 'order.dispatch', by }) },
  {
    // A packing note goes with what can be dispatched, and there is one of it.
    action: 'deliveryNote',
    sides: ['seller'],
    event: (by) => ({ type: 'order.dispatch', by }),
    unless: ({ invoices }) => invoices.some(({ kind }) => kind === 'delivery'),
  },
  { action: 'confirm', sides: ['buyer'], event: (by) => ({ type: 'order.confirm', by }) },
  { action: 'dispute', sides: ['buyer'], event: (by) => ({ type: 'order.dispute', by }) },
  { action: 'reject', sides: ['seller'], event: (by) => ({ type: 'order.reject', by }) },
  { action: 'cancel', sides: ['buyer', 'seller'], event: (by) => ({ type: 'order.cancel', by }) },
  {
    // Of what was given for nothing there is nothing to give back.
    action: 'refund',
    sides: ['seller'],
    event: (by) => ({ type: 'order.refund', by }),
    unless: ({ totals }) => totals.total.amount === 0,
  },
]

/** What this side can do with the order now, by the word of its life-cycle. */
export function orderActions(order: Pick<Order, 'status' | 'invoices' | 'totals'>, side: Role): OrderAction[] {
  const free = order.totals.total.amount === 0
  return rules
    .filter(
      ({ sides, event, unless }) =>
        sides.includes(side) && can(orderMachine, order.status, { ...event(side), free }) && !(unless?.(order) ?? false),
    )
    .map(({ action }) => action)
}
