import type { components } from '#src/generated/schema.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { type ShipmentEvent, shipmentMachine } from '#src/machines/lifecycles/shipment.machine.ts'
import { isOnTerms, isPayableOnTerms, isUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { type OrderEvent, orderMachine } from '#src/machines/lifecycles/order.machine.ts'

type Order = components['schemas']['Order']

/** What a person can do with an order. `cancelLate` is the buyer's refund of what is long late, `postpone` names another day of dispatch. `invoice` and `deliveryNote` issue a document, `confirm` says that the goods have come. */
export type OrderAction =
  | ('accept' | 'quoteFreight' | 'acceptFreight' | 'reject' | 'invoice' | 'process' | 'deliveryNote')
  | ('dispatch' | 'pay' | 'confirm' | 'cancel' | 'refund' | 'cancelLate' | 'postpone')
  | ComplaintAction

const complaints = ['dispute', 'notReceived', 'notDispatched'] as const

/** What the buyer can complain of, by how far the order is; it opens a dispute. */
export type ComplaintAction = (typeof complaints)[number]

export const isComplaint = (action: string | null): action is ComplaintAction => complaints.some((one) => one === action)

/** What a seller can do with the terms of an order's buyer, whatever becomes of the order. */
export type TermsAction = 'grantTerms' | 'endTerms'

/** What a person can do with one shipment: `receive` is the buyer's, the others the seller's. */
export type ShipmentAction = 'receive' | 'deliver' | 'retryShipment' | 'replaceDriver' | 'cancelShipment'

type Schemas = components['schemas']
type Actable = Pick<
  Order,
  | 'status'
  | 'paymentState'
  | 'paymentTerms'
  | 'invoices'
  | 'totals'
  | 'undispatched'
  | 'disputeFrom'
  | 'dispatchBy'
  | 'proposedDispatchOn'
>

interface Rule {
  action: OrderAction
  sides: readonly Role[]
  event: (side: Role) => OrderEvent
  unless?: (order: Actable, side: Role, now: string) => boolean
}

/** In the order in which they are offered: what moves the order on first, what ends it last. */
const rules: readonly Rule[] = [
  { action: 'accept', sides: ['seller'], event: (by) => ({ type: 'order.accept', by }) },
  { action: 'acceptFreight', sides: ['buyer'], event: (by) => ({ type: 'order.acceptFreight', by }) },
  { action: 'quoteFreight', sides: ['seller'], event: (by) => ({ type: 'order.quoteFreight', by }) },
  { action: 'invoice', sides: ['seller'], event: (by) => ({ type: 'order.invoice', by }) },
  // The marketplace moves the order when the buyer's money has come. While a declared transfer is checked, nothing else may be paid.
  { action: 'pay', sides: ['buyer'], event: (by) => ({ type: 'order.declareTransfer', by }) },
  { action: 'process', sides: ['seller'], event: (by) => ({ type: 'order.process', by }) },
  { action: 'dispatch', sides: ['seller'], event: (by) => ({ type: 'order.dispatch', by }) },
  {
    // A delivery note goes with what can be dispatched, and there is one of just that.
    action: 'deliveryNote',
    sides: ['seller'],
    event: (by) => ({ type: 'order.dispatch', by }),
    unless: ({ invoices, undispatched }) => invoices.some((document) => isNoteOf(document, undispatched)),
  },
  { action: 'confirm', sides: ['buyer'], event: (by) => ({ type: 'order.confirm', by }) },
  {
    action: 'dispute',
    sides: ['buyer'],
    event: (by) => ({ type: 'order.dispute', by }),
    unless: ({ status }) => status !== 'delivered',
  },
  {
    action: 'notReceived',
    sides: ['buyer'],
    event: (by) => ({ type: 'order.dispute', by }),
    unless: ({ disputeFrom }) => disputeFrom !== undefined,
  },
  {
    action: 'notDispatched',
    sides: ['buyer'],
    event: (by) => ({ type: 'order.dispute', by }),
    unless: ({ disputeFrom }) => disputeFrom === undefined,
  },
  {
    // The buyer waits for the day that was promised, or for a proposal.
    action: 'postpone',
    sides: ['buyer', 'seller'],
    event: (by) => ({ type: 'order.postpone', by }),
    unless: ({ dispatchBy, proposedDispatchOn }, side, now) =>
      dispatchBy === undefined || (side === 'buyer' && proposedDispatchOn === undefined && now < dispatchBy),
  },
  { action: 'cancelLate', sides: ['buyer'], event: (by) => ({ type: 'order.refund', by }) },
  { action: 'reject', sides: ['seller'], event: (by) => ({ type: 'order.reject', by }) },
  { action: 'cancel', sides: ['buyer', 'seller'], event: (by) => ({ type: 'order.cancel', by }) },
  { action: 'refund', sides: ['seller'], event: (by) => ({ type: 'order.refund', by }) },
]

/** Whether a document is a delivery note of this quantity that no shipment has taken yet. */
const isNoteOf = ({ kind, shipmentId, quantity }: Order['invoices'][number], { value, unit }: Order['undispatched']): boolean =>
  kind === 'delivery' && shipmentId === undefined && quantity?.value === value && quantity.unit === unit

/** What this side can do with the order now, by the word of its life-cycle. */
export function orderActions(order: Actable, side: Role, now = new Date().toISOString()): OrderAction[] {
  const { disputeFrom } = order
  const onTerms = isOnTerms(order)
  const circumstances = {
    onTerms,
    unpaid: isUnpaidOnTerms(order),
    free: order.totals.total.amount === 0,
    freightLater: order.totals.freight === 'quotedLater',
    left: order.undispatched.value > 0,
    overdue: disputeFrom !== undefined && now >= disputeFrom,
  }
  return rules
    .filter(
      ({ action, sides, event, unless }) =>
        sides.includes(side) &&
        (can(orderMachine, order.status, { ...event(side), ...circumstances }) ||
          (action === 'pay' && onTerms && isPayableOnTerms(order))) &&
        !(unless?.(order, side, now) ?? false),
    )
    .map(({ action }) => action)
}

/** What this side can do with the payment terms of the buyer. */
export function termsActions({ kind, grantedTerms }: Pick<Order, 'kind' | 'grantedTerms'>, side: Role): TermsAction[] {
  if (side !== 'seller' || kind !== 'product') return []
  return grantedTerms === undefined ? ['grantTerms'] : ['grantTerms', 'endTerms']
}

const shipmentRules: readonly { action: ShipmentAction; side: Role; type: ShipmentEvent['type'] }[] = [
  { action: 'receive', side: 'buyer', type: 'shipment.deliver' },
  { action: 'deliver', side: 'seller', type: 'shipment.deliver' },
  { action: 'retryShipment', side: 'seller', type: 'shipment.retry' },
  { action: 'replaceDriver', side: 'seller', type: 'shipment.replaceDriver' },
  { action: 'cancelShipment', side: 'seller', type: 'shipment.cancel' },
]

/** What this side can do with a shipment now. */
export const shipmentActions = (
  { state, deliveryMethod }: Pick<Schemas['Shipment'], 'state' | 'deliveryMethod'>,
  side: Role,
): ShipmentAction[] =>
  shipmentRules
    .filter(
      (rule) =>
        rule.side === side && can(shipmentMachine, state, { type: rule.type, by: side, driven: deliveryMethod === 'driver' }),
    )
    .map(({ action }) => action)
