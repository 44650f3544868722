import { wasUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { serializeAttachmentsOf } from '#server/domain/document/attachments.ts'
import { accountNamesOf } from '#server/domain/operator/account-names.ts'
import { recordQueueReading } from '#server/domain/operator/recorded-readings.ts'
import { decidedBy, queueCondition } from '#server/domain/operator/work-queues.ts'
import { listPaidSteps } from '#server/domain/order/payment-terms.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getDisputes: Operation<'getDisputes'> = async (call) => {
  const { tables, body } = call
  const where = queueCondition(body, 'disputes')
  const orderBy = body.state === 'decided' ? (['-resolvedAt', '-_id'] as const) : (['openedAt', '_id'] as const)
  const rows = await tables.list('disputes', where, { orderBy, ...pageOf(body) })
  const ids = rows.map(({ _id }) => _id)
  const [orders, attachmentsOf, total] = await Promise.all([
    tables.list('orders', { _id: ids }),
    serializeAttachmentsOf(call, ids),
    tables.count('disputes', where),
  ])
  const found = orders.map(({ number, buyerId }) => ({ name: number, accountId: buyerId }))
  await recordQueueReading(call, 'getDisputes', body.id === undefined ? undefined : found)
  const paidSteps = await listPaidSteps(call, orders)
  const nameOf = await accountNamesOf(
    call,
    orders.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
  )
  return {
    total,
    disputes: rows.map(({ _id, kind, reason, openedAt, outcome, refundAmount, note, resolvedAt, resolvedBy }) => {
      const order = orders.find((one) => one._id === _id)
      // A foreign key keeps the order of a dispute.
      if (order === undefined) throw new Error(`No order ${_id}`)
      const { number: orderNumber, total: amount, currency, buyerId, sellerId } = order
      return {
        ...omitNull({ outcome }),
        ...(refundAmount !== null && { refund: { amount: refundAmount, currency } }),
        ...decidedBy(resolvedAt, resolvedBy, note),
        _id,
        orderNumber,
        total: { amount, currency },
        unpaid: wasUnpaidOnTerms(
          order,
          paidSteps.filter(({ orderId }) => orderId === _id),
          resolvedAt,
        ),
        kind,
        reason,
        attachments: attachmentsOf(_id),
        buyer: nameOf(buyerId),
        seller: nameOf(sellerId),
        openedAt,
      }
    }),
  }
}
