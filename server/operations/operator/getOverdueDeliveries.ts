import { undispatchedQuantity } from '#server/domain/order/dispatched-quantity.ts'
import { accountNamesOf } from '#server/domain/operator/account-names.ts'
import { recordQueueReading } from '#server/domain/operator/recorded-readings.ts'
import { waiting } from '#server/domain/operator/work-queues.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getOverdueDeliveries: Operation<'getOverdueDeliveries'> = async (call) => {
  const { tables, body } = call
  const where = { ...waiting.deliveries, ...(body.id && { _id: body.id }) }
  const [rows, total] = await Promise.all([
    tables.list('deliveryDeadlines', where, { orderBy: ['dueAt', '_id'], ...pageOf(body) }),
    tables.count('deliveryDeadlines', where),
  ])
  const ids = rows.map(({ _id }) => _id)
  const [orders, shipments] = await Promise.all([
    tables.list('orders', { _id: ids }),
    tables.list('shipments', { orderId: ids }, { orderBy: ['position'] }),
  ])
  const found = orders.map(({ number, buyerId }) => ({ name: number, accountId: buyerId }))
  await recordQueueReading(call, 'getOverdueDeliveries', body.id === undefined ? undefined : found)
  const nameOf = await accountNamesOf(
    call,
    orders.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
  )
  return {
    total,
    deliveries: rows.flatMap(({ _id, dueAt: overdueSince }) => {
      const order = orders.find((one) => one._id === _id)
      if (order === undefined) return []
      const { number: orderNumber, status, quantity, total: amount, currency, buyerId, sellerId } = order
      const own = shipments.filter(({ orderId }) => orderId === _id)
      return [
        {
          _id,
          orderNumber,
          status,
          quantity,
          undispatched: undispatchedQuantity(order, own),
          total: { amount, currency },
          buyer: nameOf(buyerId),
          seller: nameOf(sellerId),
          shipments: own.map(({ state, deliveryMethod, quantity: part, createdAt, expectedOn, carrierName, trackingNumber }) => ({
            ...omitNull({ expectedOn, carrierName, trackingNumber }),
            state,
            deliveryMethod,
            quantity: part,
            dispatchedAt: createdAt,
          })),
          overdueSince,
        },
      ]
    }),
  }
}
