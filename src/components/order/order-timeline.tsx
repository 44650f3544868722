import type { components } from '#src/generated/schema.ts'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { isCollected, isPickUpAhead } from '#src/lib/delivery-method.ts'
import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type OrderEvent, orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { Timeline, type TimelineState, type TimelineStep } from '#src/ui/timeline.tsx'

type Order = components['schemas']['Order']
type Entry = Order['timeline'][number]
type OrderStatus = Order['status']

/** The steps of an order that meets no obstacle. */
const straightOn: readonly OrderEvent[] = [
  { type: 'order.quoteFreight', by: 'seller' },
  { type: 'order.acceptFreight', by: 'buyer' },
  { type: 'order.accept', by: 'seller' },
  { type: 'order.invoice', by: 'seller' },
  { type: 'order.pay', by: 'system' },
  { type: 'order.process', by: 'seller' },
  { type: 'order.dispatch', by: 'seller' },
  { type: 'order.pickUp', by: 'carrier' },
  { type: 'order.deliver', by: 'carrier' },
  { type: 'order.confirm', by: 'buyer' },
]

/** A step that still lies ahead has these names; the life-cycle decides which of them do. */
const upcomingKeys: Partial<Record<OrderStatus, MessageKey>> = {
  freightQuoted: 'order:timeline.upcoming.freightQuoted',
  accepted: 'order:timeline.upcoming.accepted',
  invoiced: 'order:timeline.upcoming.invoiced',
  paid: 'order:timeline.upcoming.paid',
  processing: 'order:timeline.upcoming.processing',
  dispatched: 'order:timeline.upcoming.dispatched',
  inTransit: 'order:timeline.upcoming.inTransit',
  delivered: 'order:timeline.upcoming.delivered',
  completed: 'order:timeline.upcoming.completed',
}

const endedBadly: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['rejected', 'cancelled', 'refunded'])

export interface OrderTimelineProps {
  order: Pick<Order, 'kind' | 'status' | 'paymentTerms' | 'timeline' | 'totals' | 'shipments'>
  side: 'buyer' | 'seller'
}

/** What happened to an order, who did it, when and why, and what still lies ahead. */
export function OrderTimeline({ order, side }: OrderTimelineProps) {
  const text = useText()
  const { formatDateTime, formatQuantity } = useFormat()
  const detailOf = ({ quantity, note }: Entry) => {
    if (quantity === undefined) return note === undefined ? undefined : <bdi>{note}</bdi>
    const part = text('order:timeline.part', { quantity: formatQuantity(quantity) })
    return note === undefined ? (
      part
    ) : (
      <>
        {part} (<bdi>{note}</bdi>)
      </>
    )
  }
  const happened = order.timeline.map((entry, at): TimelineStep => {
    const state = stateOf(order.status, at === order.timeline.length - 1)
    const again = order.timeline.slice(0, at).some(({ status }) => status === 'dispatched')
    return {
      id: `${at} ${entry.status}`,
      state,
      stateLabel: text(`order:details.state.${state}`),
      title: text(
        again && entry.status === 'processing' ? `order:timeline.${side}.dispatchWithdrawn` : entryKey(order, entry, side),
      ),
      time: formatDateTime(entry.at),
      detail: detailOf(entry),
    }
  })
  const ahead = upcoming(order).map((key): TimelineStep => ({
    id: key,
    state: 'upcoming',
    stateLabel: text('order:details.state.upcoming'),
    title: text(key),
  }))
  return <Timeline label={text('order:timeline.label')} steps={[...happened, ...ahead]} />
}

/** The last entry stands for the order, which may have been paid after it was completed. */
function stateOf(status: OrderStatus, last: boolean): TimelineState {
  if (!last) return 'done'
  if (endedBadly.has(status)) return 'failed'
  return status === 'completed' ? 'done' : 'current'
}

function entryKey(
  { kind, shipments, timeline }: OrderTimelineProps['order'],
  entry: Entry,
  side: 'buyer' | 'seller',
): MessageKey {
  const { status, by } = entry
  const isSample = kind === 'sample'
  if (status === 'dispatched') return dispatchKey(shipments, entry, side)
  if (status === 'delivered' && isCollected(shipments)) return `order:timeline.${side}.collected`
  if (status === 'accepted' && by === 'buyer') return `order:timeline.${side}.freightAccepted`
  const isSettled = by === 'system' && timeline.some((earlier) => earlier.status === 'disputed')
  if (isSettled && status === 'completed') return 'order:timeline.settled'
  if (isSettled && status === 'cancelled') return 'order:timeline.settledUnpaid'
  if (status === 'cancelled' && by === 'system') return `order:timeline.${side}.freightLapsed`
  if (status === 'cancelled' && by !== side) {
    return isSample ? `sample:timeline.${side}.cancelledByOther` : `order:timeline.${side}.cancelledByOther`
  }
  if (status === 'completed' && by === 'system') {
    return isSample ? `sample:timeline.${side}.completedBySystem` : `order:timeline.${side}.completedBySystem`
  }
  if (status === 'invoiced' && by === 'system') return `order:timeline.${side}.invoicedBySystem`
  return isSample && isAsking(status) ? `sample:timeline.${side}.${status}` : `order:timeline.${side}.${status}`
}

/** A dispatch is written down at the very moment that its shipment is made. */
function dispatchKey(shipments: Order['shipments'], { at }: Entry, side: 'buyer' | 'seller'): MessageKey {
  const method = shipments.find(({ dispatchedAt }) => dispatchedAt === at)?.deliveryMethod
  if (method === 'courier') return `order:timeline.${side}.dispatchedByCourier`
  return method === 'collection' ? `order:timeline.${side}.readyForCollection` : `order:timeline.${side}.dispatched`
}

/** What of a sample happens to the request for it; the rest happens to goods and money, as with any order. */
type Asking = 'placed' | 'accepted' | 'rejected' | 'cancelled'

const isAsking = (status: OrderStatus): status is Asking =>
  status === 'placed' || status === 'accepted' || status === 'rejected' || status === 'cancelled'

function upcoming({ status, totals, shipments, paymentTerms }: OrderTimelineProps['order']): MessageKey[] {
  let state = status
  const free = totals.total.amount === 0
  const onTerms = paymentTerms !== undefined
  const keys: MessageKey[] = []
  for (const event of straightOn) {
    // Only a driver picks up; how the goods go is not known before they are dispatched.
    if (event.type === 'order.pickUp' && !isPickUpAhead(shipments)) continue
    // What is on terms is prepared without its payment, which may come at any time.
    if (event.type === 'order.pay' && onTerms) continue
    const next = nextState(orderMachine, state, { ...event, free, onTerms, freightLater: totals.freight === 'quotedLater' })
    if (next === undefined || next === state) continue
    state = next
    const key = upcomingKey(event, next, isCollected(shipments))
    if (key !== undefined) keys.push(key)
  }
  return keys
}

function upcomingKey({ type }: OrderEvent, next: OrderStatus, collected: boolean): MessageKey | undefined {
  if (type === 'order.acceptFreight') return 'order:timeline.upcoming.freightAccepted'
  return next === 'delivered' && collected ? 'order:timeline.upcoming.collected' : upcomingKeys[next]
}
