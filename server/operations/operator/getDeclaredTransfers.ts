import { findAccountNames } from '#server/domain/operator/account-names.ts'
import { recordQueueReading } from '#server/domain/operator/recorded-readings.ts'
import { waiting } from '#server/domain/operator/work-queues.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getDeclaredTransfers: Operation<'getDeclaredTransfers'> = async (call) => {
  const { tables, body } = call
  const where = { ...waiting.transfers, ...(body.id && { _id: body.id }) }
  const [payments, total] = await Promise.all([
    tables.list('payments', where, { orderBy: ['createdAt', '_id'], ...pageOf(body) }),
    tables.count('payments', where),
  ])
  const found = payments.map(({ _id, userId }) => ({ name: _id, accountId: userId }))
  await recordQueueReading(call, 'getDeclaredTransfers', body.id === undefined ? undefined : found)
  const nameOf = await findAccountNames(
    call,
    payments.map(({ userId }) => userId),
  )
  const orders = await tables.list('orders', { _id: payments.flatMap(({ orderId }) => orderId ?? []) })
  return {
    total,
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
