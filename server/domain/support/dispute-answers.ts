import { attach } from '#server/domain/document/attachments.ts'
import { type LocalName, localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { publishOrderChange, type OrderRow } from '#server/domain/order/orders.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import { endedConflict, findOpenDispute } from './dispute-outcomes.ts'

type Side = 'buyer' | 'seller'

/** Of each side: neither can take from the other what it may write, and an operator reads all of them. */
const mostAnswers = 30

/** Adds what a side writes to an open dispute, with files that both sides read. Throws 404, 409, 422 for a file that is not the writer's. */
export async function answerDispute(
  context: OperationContext,
  order: OrderRow,
  by: Side,
  { text, attachments }: { text: string; attachments: readonly string[] },
): Promise<void> {
  const { tables, newId, now } = context
  await findOpenDispute(context, order)
  await assertStillOpen(context, order)
  const position = await tables.count('disputeAnswers', { orderId: order._id })
  const written = await tables.count('disputeAnswers', { orderId: order._id, by })
  if (written >= mostAnswers) throw conflict('server:conflict.disputeAnswers', { state: order.status })
  const answer = { _id: newId(), orderId: order._id, position, by, text, at: now }
  await tables.insert('disputeAnswers', answer)
  const [writer, reader] = by === 'buyer' ? [order.buyerId, order.sellerId] : [order.sellerId, order.buyerId]
  await attach(context, writer, attachments, { subject: 'disputeAnswer', subjectId: answer._id, readerIds: [reader] })
  await notifyOther(context, order, by, { type: 'disputeAnswered', reason: text })
}

/** Waits for what ends the dispute at this moment; two writers follow each other. Throws 409 when it has ended. */
export async function assertStillOpen(context: OperationContext, order: OrderRow): Promise<void> {
  const touched = await context.tables.update('disputes', { _id: order._id, resolvedAt: null }, { resolvedAt: null })
  if (touched === 0) throw await endedConflict(context, order)
}

type DisputeNotice =
  | { type: 'disputeAnswered' | 'settlementDeclined'; reason: string }
  | { type: 'settlementProposed'; reason: string; settlement: LocalName }

/** Tells the other side, and the open pages of both. */
export async function notifyOther(context: OperationContext, order: OrderRow, by: Side, notice: DisputeNotice): Promise<void> {
  const other =
    by === 'buyer' ? ({ userId: order.sellerId, side: 'seller' } as const) : ({ userId: order.buyerId, side: 'buyer' } as const)
  const about = { ...other, subjectId: order._id }
  const named = { order: order.number, product: localName(order), reason: notice.reason }
  await notify(
    context,
    notice.type === 'settlementProposed'
      ? { ...about, type: notice.type, values: { ...named, settlement: notice.settlement } }
      : { ...about, type: notice.type, values: named },
  )
  await publishOrderChange(context, order)
}
