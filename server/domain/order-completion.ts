import { mailParty, moveOrder, type OrderRow } from '#server/domain/orders.ts'
import type { Means } from '#server/operation.ts'

/** The end of an order that went well: its buyer has the goods and says so, or did not object in time. */
export async function completeOrder(
  means: Means,
  order: OrderRow,
  who: { by: 'buyer'; userId: string } | { by: 'system' },
): Promise<OrderRow> {
  const move = who.by === 'buyer' ? { userId: who.userId } : {}
  const completed = await moveOrder(means, order, { type: 'order.confirm', by: who.by }, move)
  await mailParty(means, completed, 'seller', who.by === 'buyer' ? 'orderCompleted' : 'orderCompletedByTime')
  return completed
}
