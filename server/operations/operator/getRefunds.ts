import { findAccountNames } from '#server/domain/operator/account-names.ts'
import { queuePage, waiting } from '#server/domain/operator/work-queues.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Operation } from '#server/operation.ts'

export const getRefunds: Operation<'getRefunds'> = async (call) => {
  const { tables } = call
  const tasks = await tables.list('cardTasks', waiting.refunds, { orderBy: ['createdAt', '_id'], limit: queuePage })
  const payments = await tables.list('payments', { _id: tasks.flatMap(({ paymentId }) => paymentId ?? []) })
  const orders = await tables.list('orders', { _id: payments.flatMap(({ orderId }) => orderId ?? []) })
  const nameOf = await findAccountNames(
    call,
    payments.map(({ userId }) => userId),
  )
  return {
    total: await tables.count('cardTasks', waiting.refunds),
    refunds: tasks.map(({ _id, paymentId, amount, currency, tries, nextTryAt, createdAt }) => {
      const payment = payments.find((one) => one._id === paymentId)
      // A refund is always queued with its payment, which a foreign key keeps.
      if (payment === undefined || currency === null) throw new Error(`The refund ${_id} lacks its payment`)
      const { orderId } = payment
      return {
        ...omitNull({ orderId, orderNumber: orders.find((order) => order._id === orderId)?.number ?? null }),
        _id,
        amount: { amount, currency },
        paymentId: payment._id,
        payer: nameOf(payment.userId),
        tries,
        nextTryAt,
        owedSince: createdAt,
      }
    }),
  }
}
