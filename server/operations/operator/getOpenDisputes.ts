import { serializeAttachments } from '#server/domain/document/attachments.ts'
import { findAccountNames } from '#server/domain/operator/account-names.ts'
import { queuePage, waiting } from '#server/domain/operator/work-queues.ts'
import type { Operation } from '#server/operation.ts'

export const getOpenDisputes: Operation<'getOpenDisputes'> = async (call) => {
  const { tables } = call
  const rows = await tables.list('disputes', waiting.disputes, { orderBy: ['openedAt', '_id'], limit: queuePage })
  const orders = await tables.list('orders', { _id: rows.map(({ _id }) => _id) })
  const nameOf = await findAccountNames(
    call,
    orders.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
  )
  const attachments = await Promise.all(rows.map(({ _id }) => serializeAttachments(call, _id)))
  return {
    total: await tables.count('disputes', waiting.disputes),
    disputes: rows.flatMap(({ _id, kind, reason, openedAt }, at) => {
      const order = orders.find((one) => one._id === _id)
      if (order === undefined) return []
      const { number: orderNumber, total: amount, currency, buyerId, sellerId } = order
      const parties = { buyer: nameOf(buyerId), seller: nameOf(sellerId) }
      return [
        { ...parties, _id, orderNumber, total: { amount, currency }, kind, reason, attachments: attachments[at] ?? [], openedAt },
      ]
    }),
  }
}
