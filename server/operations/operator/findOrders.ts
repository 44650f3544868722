import { accountNamesOf } from '#server/domain/operator/account-names.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { Operation } from '#server/operation.ts'

const most = { orders: 50, accounts: 20 }

export const findOrders: Operation<'findOrders'> = async (call) => {
  const { tables } = call
  const search = call.body.search.trim()
  const ids = (await tables.accountsWith(search, most.accounts)).map(({ _id }) => _id)
  const newest = { orderBy: ['-createdAt', '-_id'], limit: most.orders } as const
  const [numbered, bought, sold] = await Promise.all([
    tables.ordersNumbered(search, most.orders),
    tables.list('orders', { buyerId: ids }, newest),
    tables.list('orders', { sellerId: ids }, newest),
  ])
  const found = new Map([...numbered, ...bought, ...sold].map((order) => [order._id, order]))
  const orders = [...found.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1)).slice(0, most.orders)
  const after = { search, found: orders.length }
  await recordSecurityEvent(call, { kind: 'operator.searched', subject: 'findOrders', after })
  const nameOf = await accountNamesOf(
    call,
    orders.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
  )
  return {
    orders: orders.map(({ _id, number, kind, status, total: amount, currency, buyerId, sellerId, createdAt }) => ({
      _id,
      number,
      kind,
      status,
      total: { amount, currency },
      buyer: nameOf(buyerId),
      seller: nameOf(sellerId),
      createdAt,
    })),
  }
}

const keyOf = ({ createdAt, _id }: { createdAt: string; _id: string }) => `${createdAt} ${_id}`
