import { accountNamesOf } from '#server/domain/operator/account-names.ts'
import { recordQueueReading } from '#server/domain/operator/recorded-readings.ts'
import { waiting } from '#server/domain/operator/work-queues.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getRefunds: Operation<'getRefunds'> = async (call) => {
  const { tables, body } = call
  const where = { ...waiting.refunds, ...(body.id && { _id: body.id }) }
  const [tasks, total] = await Promise.all([
    tables.list('cardTasks', where, { orderBy: ['createdAt', '_id'], ...pageOf(body) }),
    tables.count('cardTasks', where),
  ])
  const payments = await tables.list('payments', { _id: tasks.flatMap(({ paymentId }) => paymentId ?? []) })
  const found = payments.map(({ userId }) => ({ name: body.id ?? '', accountId: userId }))
  await recordQueueReading(call, 'getRefunds', body.id === undefined ? undefined : found)
  const orders = await tables.list('orders', { _id: payments.flatMap(({ orderId }) => orderId ?? []) })
  const nameOf = await accountNamesOf(
    call,
    payments.map(({ userId }) => userId),
  )
  return {
    total,
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
