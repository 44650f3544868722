import { bookCompletion } from '#server/domain/ledger/ledger-entries.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import { type OrderRow, publishOrderChange, writeTimeline } from './orders.ts'
import { payableAmount } from './payment-terms.ts'

type Shown = Pick<OrderRow, 'paymentState'> & Partial<Pick<OrderRow, 'reason' | 'remindOn'>>

/** What of its payment the timeline of an order on terms shows, whose status stays as it is. */
type Step = { status: 'paid' | 'invoiced'; by: 'system' } | { status: 'paymentReview'; by: 'buyer'; userId: string }

/** Records a step of the payment of an order on terms that its seller is at work on, or is done with. Throws 409 when another one was faster. */
export async function recordPaymentStep(
  context: OperationContext,
  order: OrderRow,
  set: Shown,
  { status, by, ...step }: Step & { note?: string },
): Promise<OrderRow> {
  const { tables, now } = context
  const { _id, paymentState } = order
  const changed = await tables.update('orders', { _id, status: order.status, paymentState }, { ...set, updatedAt: now })
  if (changed === 0) throw conflict('server:conflict.changed', { state: order.status })
  const position = await tables.count('orderEvents', { orderId: _id })
  await writeTimeline(context, _id, { position, status, by }, step)
  await publishOrderChange(context, order)
  return { ...order, ...set, updatedAt: now }
}

/** The money of an order on terms has come, and is held for it. The seller of a completed one has its share at once. */
export async function settleOnTerms(
  context: OperationContext,
  order: OrderRow,
  paymentState: OrderRow['paymentState'],
): Promise<void> {
  const paid = await recordPaymentStep(context, order, { paymentState, remindOn: null }, { status: 'paid', by: 'system' })
  const { _id: subjectId, buyerId, sellerId, number, currency } = order
  const values = { order: number, product: localName(order), amount: { amount: payableAmount(order), currency } }
  const about = { type: 'invoicePaid', subjectId, values } as const
  await notify(context, { userId: buyerId, side: 'buyer', ...about }, { userId: sellerId, side: 'seller', ...about })
  if (paid.status === 'completed') await bookCompletion(context, paid)
}
