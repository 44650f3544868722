import { isDispatchOverdue } from '#server/domain/order/delivery-deadlines.ts'
import { issueCreditNote } from '#server/domain/order/invoices.ts'
import { type Move, moveOrder, type OrderRow } from '#server/domain/order/orders.ts'
import { releaseStock } from '#server/domain/order/order-stock.ts'
import { isOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { partOfOrder } from '#server/domain/ledger/part-of-order.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'

type Noted = Move & { note: string }

/**
 * Cancels an order that nothing was paid for: puts what was not carried away back in stock, ends a payment that was begun, and takes the
 * invoice of an order on terms back. Throws 409 where the order's life-cycle does not allow it, and while a declared transfer is looked for.
 */
export async function cancelOrder(
  context: OperationContext,
  order: OrderRow,
  by: 'buyer' | 'seller' | 'system',
  move: Noted,
): Promise<OrderRow> {
  const shipments = await context.tables.list('shipments', { orderId: order._id })
  const event = { type: 'order.cancel', by, overdue: isDispatchOverdue(order, context.now) } as const
  const cancelled = await moveOrder(context, order, event, { ...move, set: { reason: move.note } })
  await endOpenPayment(context, order)
  await releaseStock(context, order, shipments)
  if (isOnTerms(order)) await issueCreditNote(context, order)
  return cancelled
}

/**
 * Settles a disputed order on terms that is not paid by taking a part off its invoice, with a credit note of it: the order is completed, and the
 * rest is still to be paid. Throws 409 where the order's life-cycle does not allow it, and while a declared transfer is looked for.
 */
export async function reduceInvoice(context: OperationContext, order: OrderRow, amount: number, move: Noted): Promise<OrderRow> {
  const settled = await moveOrder(
    context,
    order,
    { type: 'order.settle', by: 'system' },
    { ...move, set: { credited: order.credited + amount } },
  )
  await endOpenPayment(context, order)
  await issueCreditNote(context, order, { part: partOfOrder(order, amount), note: move.note })
  return settled
}

/** A charge that succeeds later is given back to its card. A transfer that was declared may have been sent: it is decided first. */
async function endOpenPayment({ tables, now }: OperationContext, { _id: orderId, status }: OrderRow): Promise<void> {
  const declared = await tables.count('payments', { orderId, status: 'review' })
  if (declared > 0) throw conflict('server:conflict.transferDeclared', { state: status })
  await tables.update('payments', { orderId, status: ['created', 'processing'] }, { status: 'cancelled', updatedAt: now })
}
