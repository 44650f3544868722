import { openShipmentStates } from './dispatched-quantity.ts'
import { isOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { daysAfter } from '#server/domain/platform/days-after.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Days after the promised dispatch from which the buyer may complain that nothing was dispatched. */
const lateDispatchDays = 7
/** Days after a dispatch in which it is expected to arrive, when its seller named no day. */
const transitDays = 14
/** Days that a seller has to arrange what comes after a driver could not hand over, in which nothing is asked of the buyer. */
const arrangingDays = 7
/** Days that both sides have to say what became of a delivery, before an operator looks at it. */
export const answerDays = 5

type OrderRow = Row<'orders'>
type Status = OrderRow['status']

/** The states in which something is to happen before the buyer has the goods. */
const waitingStatuses: ReadonlySet<Status> = new Set(['paid', 'processing', 'dispatched', 'inTransit'] as const)

/** The states of goods that are paid, or prepared, and not dispatched. */
const undispatchedStatuses: ReadonlySet<Status> = new Set(['paid', 'processing'] as const)
/** The states of an order on terms that its seller is to begin, and nothing is paid for. */
const unbegunStatuses: ReadonlySet<Status> = new Set(['invoiced', 'paymentReview'] as const)
/** Days before it in which a dispatch is due. */
const dispatchDueDays = 3

/** Before when an order is to be dispatched to be due at `now`. */
export const dispatchDueBefore = (now: string): string => daysAfter(now, dispatchDueDays)

/** Called by moveOrder with every step: an order that is paid is to be dispatched, one that is delivered or disputed waits no more. */
export async function followDeadline(context: TableContext, order: OrderRow, from: Status): Promise<void> {
  const { tables, now } = context
  if (!waitingStatuses.has(order.status)) {
    if (waitingStatuses.has(from)) await tables.remove('deliveryDeadlines', { _id: order._id })
    return
  }
  if (!waitingStatuses.has(from)) await setDeadline(context, order._id, daysAfter(order.dispatchBy ?? now, lateDispatchDays))
}

/**
 * Both sides are asked when the last of the open shipments should have arrived, and one that could not be handed over been arranged anew; without one, when the rest should have been dispatched.
 * `notBefore`: whoever has just told of a part is not asked again at once.
 */
export async function setShipmentDeadline(context: TableContext, order: OrderRow, notBefore = ''): Promise<void> {
  const { _id: orderId, leadTimeDays } = order
  const open = await context.tables.list('shipments', { orderId, state: openShipmentStates })
  const expected = open.map(({ state, expectedOn, createdAt, updatedAt }) => {
    if (state === 'failed') return daysAfter(updatedAt, arrangingDays)
    return expectedOn === null ? daysAfter(createdAt, transitDays) : endOfUtcDay(expectedOn)
  })
  const restDispatched = daysAfter(context.now, leadTimeDays + lateDispatchDays)
  const dueAt = [...expected, notBefore].toSorted().at(-1)
  await setDeadline(context, orderId, expected.length === 0 || dueAt === undefined ? restDispatched : dueAt)
}

/** Nobody asks what became of an order before it is late by its new day; of one that is not begun nobody asks. */
export async function postponeDeadline(context: TableContext, { _id, status }: OrderRow, dispatchBy: string): Promise<void> {
  if (waitingStatuses.has(status)) await setDeadline(context, _id, daysAfter(dispatchBy, lateDispatchDays))
}

async function setDeadline({ tables }: TableContext, _id: string, dueAt: string): Promise<void> {
  const deadline: Row<'deliveryDeadlines'> = { _id, state: 'waiting', dueAt }
  if ((await tables.update('deliveryDeadlines', { _id }, deadline)) === 0) await tables.insert('deliveryDeadlines', deadline)
}

/** When a day that a party names is over, in UTC. */
export const endOfUtcDay = (day: string): string => daysAfter(`${day}T00:00:00.000Z`, 1)

/**
 * When an order that comes to `status` is to be dispatched: its seller's lead time after it is paid (on terms: invoiced; a free sample: accepted),
 * or at the end of the day by which its buyer asked for it, in UTC, where that is later. Null while neither is so.
 */
export function promisedDispatch(order: OrderRow, status: Status, now: string): string | null {
  const { leadTimeDays, shipBy } = order
  if (!undispatchedStatuses.has(status) && !(status === 'invoiced' && isOnTerms(order))) return null
  const promised = daysAfter(now, leadTimeDays)
  const asked = shipBy === null ? promised : endOfUtcDay(shipBy)
  return asked > promised ? asked : promised
}

/** Whether an order on terms is invoiced, and its seller has not begun. Until then its buyer cancels it without waiting for a day. */
export const isUnbegunOnTerms = (order: Pick<OrderRow, 'status' | 'paymentTerms'>): boolean =>
  isOnTerms(order) && unbegunStatuses.has(order.status)

/**
 * When an order is to be dispatched, and from when its buyer may complain that it was not, if its seller has begun by then; undefined while
 * neither is promised, and once something is dispatched.
 */
export function dispatchPromise(
  order: Pick<OrderRow, 'status' | 'dispatchBy' | 'paymentTerms'>,
): { dispatchBy: string; disputeFrom: string } | undefined {
  const { status, dispatchBy } = order
  if (dispatchBy === null || !(undispatchedStatuses.has(status) || isUnbegunOnTerms(order))) return undefined
  return { dispatchBy, disputeFrom: daysAfter(dispatchBy, lateDispatchDays) }
}

/** Whether nothing is dispatched long after it was promised: its buyer may complain, or cancel with a full refund. */
export function isDispatchOverdue(order: Pick<OrderRow, 'status' | 'dispatchBy' | 'paymentTerms'>, now: string): boolean {
  const promise = dispatchPromise(order)
  return promise !== undefined && !isUnbegunOnTerms(order) && now >= promise.disputeFrom
}
