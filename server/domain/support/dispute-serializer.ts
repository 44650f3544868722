import type { components } from '#src/generated/schema.ts'
import { wasUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { serializeAttachmentsOf } from '#server/domain/document/attachments.ts'
import { listPaidSteps } from '#server/domain/order/payment-terms.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** A dispute with all that was written and proposed in it, for both sides and for who decides it. */
export async function serializeDispute(
  context: Pick<TableContext, 'tables'>,
  dispute: Row<'disputes'>,
  order: Row<'orders'>,
): Promise<components['schemas']['Dispute']> {
  const { _id: orderId, kind, reason, openedAt, outcome, refundAmount, note, resolvedAt, decidedBy } = dispute
  const [answers, proposals, paid] = await Promise.all([
    context.tables.list('disputeAnswers', { orderId }, { orderBy: ['position'] }),
    context.tables.list('disputeProposals', { orderId }, { orderBy: ['position'] }),
    listPaidSteps(context, [order]),
  ])
  const attachmentsOf = await serializeAttachmentsOf(context, [orderId, ...answers.map(({ _id }) => _id)])
  const refundOf = (amount: number | null) => (amount === null ? {} : { refund: { amount, currency: order.currency } })
  return {
    ...omitNull({ outcome, note, resolvedAt, decidedBy }),
    ...refundOf(refundAmount),
    orderId,
    kind,
    unpaid: wasUnpaidOnTerms(order, paid, resolvedAt),
    reason,
    attachments: attachmentsOf(orderId),
    openedAt,
    answers: answers.map(({ _id, by, text, at }) => ({ _id, by, text, attachments: attachmentsOf(_id), at })),
    proposals: proposals.map(({ _id, by, settlement, refundAmount: part, note: why, state, reason: declined, at, closedAt }) => ({
      ...omitNull({ reason: declined, closedAt }),
      ...refundOf(part),
      _id,
      by,
      settlement,
      note: why,
      state,
      at,
    })),
  }
}
