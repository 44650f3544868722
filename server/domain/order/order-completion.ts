import { daysAfter } from '#server/domain/platform/days-after.ts'
import { moveOrder, type OrderRow } from './orders.ts'
import type { OperationContext } from '#server/operation.ts'

/** Days after completion in which the buyer may rate unasked. */
const reminderDays = 3

/** The end of an order that went well: its buyer has the goods and says so, or did not object in time. */
export async function completeOrder(
  context: OperationContext,
  order: OrderRow,
  actor: { by: 'buyer'; userId: string } | { by: 'system' },
): Promise<OrderRow> {
  const move = actor.by === 'buyer' ? { userId: actor.userId } : {}
  const completed = await moveOrder(context, order, { type: 'order.confirm', by: actor.by }, move)
  if (order.productId !== null) {
    const dueAt = daysAfter(context.now, reminderDays)
    await context.tables.insert('ratingReminders', { _id: order._id, dueAt })
  }
  return completed
}
