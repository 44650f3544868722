import { addDays, dayIn } from '#src/lib/end-of-day.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { calendarDate } from '#server/domain/platform/local-dates.ts'
import type { OperationContext } from '#server/operation.ts'
import { type OrderRow, publishOrderChange } from './orders.ts'
import { dueDayOf, isOverdue, payableAmount } from './payment-terms.ts'

/** Days from the last day of paying on which the buyer is reminded: before it, once it is over, and one and two weeks later. */
const reminders = [-3, 1, 8, 15] as const
/** Of them, the one at which the seller learns of it. */
const sellersReminder = 1

/** The last day to pay an order that is invoiced today, and the first reminder; both null unless it is on terms. */
export function dueDays(order: OrderRow, now: string): Pick<OrderRow, 'dueOn' | 'remindOn'> {
  const dueOn = dueDayOf(order, now)
  return dueOn === undefined ? { dueOn: null, remindOn: null } : { dueOn, remindOn: addDays(dueOn, reminders[0]) }
}

/** The first reminder after a day; null after the last. */
const nextReminder = (dueOn: string, today: string): string | null =>
  reminders.map((days) => addDays(dueOn, days)).find((day) => day > today) ?? null

/**
 * Reminds the buyer of an invoice that is due in three days, or overdue, and at first of the latter its seller: once each, however long nothing ran; what
 * was missed meanwhile is one reminder. Throws 409 when there is nothing to remind of (any more).
 */
export async function remindOfPayment(context: OperationContext, orderId: string): Promise<void> {
  const { tables, now } = context
  const order = await tables.find('orders', { _id: orderId })
  const today = dayIn('UTC', now)
  if (!order?.dueOn || order.remindOn === null || order.remindOn > today) throw conflict('server:conflict.changed')
  const { dueOn, remindOn, status, paymentState } = order
  const set = { remindOn: nextReminder(dueOn, today) }
  // Two processes may see the same one, and it may be paid meanwhile.
  if ((await tables.update('orders', { _id: orderId, remindOn, status, paymentState }, set)) === 0)
    throw conflict('server:conflict.changed')
  const amount = { amount: payableAmount(order), currency: order.currency }
  const values = { order: order.number, product: localName(order), amount, date: calendarDate(dueOn) }
  const overdue = isOverdue(order, now)
  const type = overdue ? 'paymentOverdue' : 'paymentDueSoon'
  await notify(context, { userId: order.buyerId, side: 'buyer', type, subjectId: orderId, values })
  if (overdue && remindOn <= addDays(dueOn, sellersReminder)) {
    await notify(context, { userId: order.sellerId, side: 'seller', type: 'paymentOverdue', subjectId: orderId, values })
  }
  await publishOrderChange(context, order)
}
