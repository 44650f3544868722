import { accountNamesOf } from '#server/domain/operator/account-names.ts'
import { serializeEntries } from '#server/domain/operator/ledger-view.ts'
import { recordReading } from '#server/domain/operator/recorded-readings.ts'
import { serializeOrder } from '#server/domain/order/order-serializer.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { serializeDispute } from '#server/domain/support/dispute-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const getOrderHistory: Operation<'getOrderHistory'> = async (call) => {
  const { tables, id: orderId } = call
  const row = await tables.find('orders', { _id: orderId })
  if (row === undefined) throw notFound()
  await recordReading(call, `getOrderHistory ${row.number}`, row.buyerId)
  const [order, payments, entries, dispute, nameOf] = await Promise.all([
    serializeOrder(call, row, 'operator'),
    tables.list('payments', { orderId }, { orderBy: ['createdAt', '_id'] }),
    tables.list('ledgerEntries', { orderId }, { orderBy: ['at', '_id'] }),
    tables.find('disputes', { _id: orderId }),
    accountNamesOf(call, [row.buyerId, row.sellerId]),
  ])
  return {
    ...(dispute === undefined ? {} : { dispute: await serializeDispute(call, dispute, row) }),
    order,
    buyer: nameOf(row.buyerId),
    seller: nameOf(row.sellerId),
    payments: payments.map((payment) => {
      const { _id, amount, currency, status, method, transferReference, failure, reason, createdAt, updatedAt } = payment
      const known = omitNull({ method, transferReference, failure, reason })
      return { ...known, _id, amount: { amount, currency }, status, createdAt, updatedAt }
    }),
    entries: await serializeEntries(call, entries),
  }
}
