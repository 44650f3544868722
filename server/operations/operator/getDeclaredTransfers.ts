import { findAccountNames } from '#server/domain/operator/account-names.ts'
import { queuePage, waiting } from '#server/domain/operator/work-queues.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Operation } from '#server/operation.ts'

export const getDeclaredTransfers: Operation<'getDeclaredTransfers'> = async (call) => {
  const { tables } = call
  const payments = await tables.list('payments', waiting.transfers, { orderBy: ['createdAt', '_id'], limit: queuePage })
  const nameOf = await findAccountNames(
    call,
    payments.map(({ userId }) => userId),
  )
  const orders = await tables.list('orders', { _id: payments.flatMap(({ orderId }) => orderId ?? []) })
  return {
    total: await tables.count('payments', waiting.transfers),
    transfers: payments.map(({ _id, kind, amount, currency, orderId, transferReference, userId, createdAt }) => ({
      ...omitNull({ reference: transferReference, orderNumber: orders.find((order) => order._id === orderId)?.number ?? null }),
      _id,
      kind,
      amount: { amount, currency },
      payer: nameOf(userId),
      declaredAt: createdAt,
    })),
  }
}
