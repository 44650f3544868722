import { can, nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type OrderEvent, type OrderParty, orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { followDeadline, promisedDispatch } from './delivery-deadlines.ts'
import { disputeUntil } from './dispute-time.ts'
import { closeShipments } from './shipment-closing.ts'
import { endedUnpaid, isOnTerms, isUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { bookCompletion } from '#server/domain/ledger/ledger-entries.ts'
import { publishLiveEvent } from '#server/domain/platform/live-events.ts'
import { type Notified, notifyOfStep } from './order-notifications.ts'
import { conflict, notFound, forbidden } from '#server/domain/platform/domain-error.ts'
import type { Caller, OperationContext, TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type OrderRow = Row<'orders'>

/** The order as this caller may see it: its buyer or its seller, on whichever side. Throws 404 otherwise. */
export async function findOrder({ tables }: OperationContext, caller: Caller, orderId: string): Promise<OrderRow> {
  const order = await tables.find('orders', { _id: orderId })
  if (order === undefined || partyOf(order, caller) === undefined) throw notFound()
  return order
}

type Parties = Pick<OrderRow, 'buyerId' | 'sellerId'>

/** What the caller is to an order or a quote, whatever side it acts on. */
export function partyOf(order: Parties, { user }: Caller): 'buyer' | 'seller' | undefined {
  if (order.buyerId === user._id) return 'buyer'
  return order.sellerId === user._id ? 'seller' : undefined
}

/** Returns the side of the caller. Throws 403 when the caller acts on the other side than the one it has in this order or quote. */
export function actingParty(order: Parties, caller: Caller): 'buyer' | 'seller' {
  const party = partyOf(order, caller)
  if (party !== caller.side) throw forbidden()
  return party
}

export interface Move {
  /** undefined when the system or a carrier moves it. */
  userId?: string
  note?: string
  set?: Partial<OrderRow>
  /** The part that alone is dispatched or delivered. */
  quantity?: OrderRow['quantity'] | undefined
  /** Whom the step is told as what, where it is not what the step says by itself. */
  notified?: Notified
  /** The buyer fetches the goods: said in the notification. */
  collected?: boolean
  /** What the timeline shows, where the order itself stays as it is. */
  shown?: OrderRow['status']
}

/**
 * Moves an order by one life-cycle event: 403 when the event is another party's, 409 with the current state when it is not possible
 * (any more). Writes the timeline, tells both sides' open pages, notifies whom the step concerns
 * (server/domain/order/order-notifications.ts),
 * and returns the order as it is now.
 */
export async function moveOrder(
  context: OperationContext,
  order: OrderRow,
  command: OrderEvent,
  move: Move = {},
): Promise<OrderRow> {
  const { tables, now } = context
  const event = {
    ...command,
    free: isFree(order),
    onTerms: isOnTerms(order),
    unpaid: isUnpaidOnTerms(order),
    freightLater: order.freight === 'quotedLater',
  }
  const status = nextState(orderMachine, order.status, event)
  if (status === undefined) {
    const parties: OrderParty[] = ['buyer', 'seller', 'carrier', 'system']
    const someoneElse = parties.some((by) => can(orderMachine, order.status, { ...event, by }))
    throw someoneElse ? forbidden() : conflict('server:conflict.changed', { state: order.status })
  }
  const set: Partial<OrderRow> & Pick<OrderRow, 'status'> = { ...move.set, status, updatedAt: now }
  if (ends.has(status)) set.remindOn = null
  if (order.dispatchBy === null) set.dispatchBy = promisedDispatch(order, status, now)
  set.disputeUntil =
    status === 'delivered'
      ? disputeUntil(order, await tables.list('shipments', { orderId: order._id }), { by: event.by, now })
      : null
  const changed = await tables.update('orders', { _id: order._id, status: order.status }, set)
  if (changed === 0) {
    const current = await tables.find('orders', { _id: order._id })
    throw conflict('server:conflict.changed', { state: current?.status ?? order.status })
  }
  const position = await tables.count('orderEvents', { orderId: order._id })
  await writeTimeline(context, order._id, { position, status: move.shown ?? status, by: event.by }, move)
  const moved = { ...order, ...set }
  await followDeadline(context, moved, order.status)
  await closeShipments(context, moved, event.by, move.note)
  await publishOrderChange(context, moved)
  await notifyOfStep(context, moved, event, order.status, {
    reason: move.note ?? '',
    notified: move.notified,
    collected: move.collected,
  })
  // However an order comes to its end, the money that is held for it goes on with it.
  if (status === 'completed') await bookCompletion(context, moved)
  return moved
}

const ends: ReadonlySet<OrderRow['status']> = new Set(endedUnpaid)

/** A free sample: there is nothing to invoice and nothing to pay. */
const isFree = ({ total }: Pick<OrderRow, 'total'>): boolean => total === 0

/** Adds a line to the timeline of an order and answers it; positions count from 0. */
export async function writeTimeline(
  { tables, newId, now }: OperationContext,
  orderId: string,
  entry: { position: number; status: OrderRow['status']; by: OrderParty },
  { userId, note, quantity }: Move = {},
): Promise<Row<'orderEvents'>> {
  const more = { quantity: quantity ?? null, userId: userId ?? null, note: note ?? null }
  const line = { _id: newId(), orderId, ...entry, ...more, at: now }
  await tables.insert('orderEvents', line)
  return line
}

/** Tells the open pages of both sides that the order changed. */
export const publishOrderChange = (context: TableContext, order: Pick<OrderRow, '_id' | 'buyerId' | 'sellerId'>): Promise<void> =>
  publishLiveEvent(context, [order.buyerId, order.sellerId], { type: 'order.changed', subjectId: order._id })
