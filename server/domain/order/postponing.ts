import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { orderMachine } from '#src/machines/lifecycles/order.machine.ts'
import { addDays, dayIn } from '#src/lib/end-of-day.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { conflict, invalidFields } from '#server/domain/platform/domain-error.ts'
import { countWithin } from '#server/domain/platform/rate-window.ts'
import { calendarDate } from '#server/domain/platform/local-dates.ts'
import type { OperationContext } from '#server/operation.ts'
import { endOfUtcDay, postponeDeadline } from './delivery-deadlines.ts'
import { type OrderRow, publishOrderChange } from './orders.ts'
import { isOnTerms } from '#src/machines/lifecycles/order-terms.ts'

const mostDaysAhead = 365
/** Each is a notification of the buyer. */
const proposalsOfDay = { tries: 5, seconds: 86_400 }

/**
 * Another day of dispatch (`2026-12-01`): the seller proposes it, and the buyer agrees to one by naming it, from when on it is the day that
 * was promised. Proposed again, a day changes nothing. Throws 409 once anything is dispatched, 422 for a day that is not later than the one
 * promised so far, or too far ahead, and 429 for one proposal too many.
 */
export async function postponeDispatch(
  context: OperationContext,
  order: OrderRow,
  by: 'buyer' | 'seller',
  day: string,
): Promise<OrderRow> {
  const { tables, now } = context
  const { _id, status, dispatchBy } = order
  if (dispatchBy === null || !can(orderMachine, status, { type: 'order.postpone', by, onTerms: isOnTerms(order) })) {
    throw conflict('server:conflict.changed', { state: status })
  }
  const end = endOfUtcDay(day)
  if (end <= dispatchBy || end <= now || day > addDays(dayIn('UTC', now), mostDaysAhead)) {
    throw invalidFields({ dispatchOn: { key: 'server:field.laterDispatch' } })
  }
  if (by === 'seller') {
    if (day === order.proposedDispatchOn) return order
    await countWithin(tables, `dispatchProposal:${_id}`, proposalsOfDay, now)
  }
  const agreed = { dispatchBy: end, dispatchRemindedAt: null, proposedDispatchOn: null }
  const set = { ...(by === 'buyer' ? agreed : { proposedDispatchOn: day }), updatedAt: now }
  if ((await tables.update('orders', { _id, status, dispatchBy }, set)) === 0) {
    throw conflict('server:conflict.changed', { state: status })
  }
  if (by === 'buyer') await postponeDeadline(context, order, end)
  const date = calendarDate(day)
  const about = { subjectId: _id, values: { order: order.number, product: localName(order), date } }
  await notify(
    context,
    by === 'seller'
      ? { userId: order.buyerId, side: 'buyer', type: 'dispatchProposed', ...about }
      : { userId: order.sellerId, side: 'seller', type: 'dispatchPostponed', ...about },
  )
  await publishOrderChange(context, order)
  return { ...order, ...set }
}
