import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getOwnRefunds: Operation<'getOwnRefunds'> = async ({ tables, caller, body }) => {
  const own = { userId: caller.user._id, kind: 'order', status: 'refunded' } as const
  const [payments, total] = await Promise.all([
    tables.list('payments', own, { orderBy: ['-updatedAt', '-_id'], ...pageOf(body) }),
    tables.count('payments', own),
  ])
  const paymentId = payments.map(({ _id }) => _id)
  const [orders, tasks, wallets] = await Promise.all([
    tables.list('orders', { _id: payments.flatMap(({ orderId }) => orderId ?? []) }),
    tables.list('cardTasks', { kind: 'refund', paymentId }),
    // A card that takes no refund any more: the money has gone into the wallet.
    tables.list('ledgerEntries', { account: 'wallet', kind: 'payout', paymentId }),
  ])
  return {
    total,
    refunds: payments.flatMap(({ _id, orderId, amount, currency, method, updatedAt }) => {
      const order = orders.find((one) => one._id === orderId)
      if (order === undefined) return []
      const toCard = method === 'card' && !wallets.some((entry) => entry.paymentId === _id)
      const isPending = tasks.some((task) => task.paymentId === _id && task.doneAt === null)
      return {
        _id,
        orderId: order._id,
        orderNumber: order.number,
        amount: { amount, currency },
        to: toCard ? ('card' as const) : ('wallet' as const),
        state: isPending ? ('pending' as const) : ('done' as const),
        refundedAt: updatedAt,
      }
    }),
  }
}
