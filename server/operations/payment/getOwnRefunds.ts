import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

/** From the transactions, since a payment that was refunded in part stays paid. */
export const getOwnRefunds: Operation<'getOwnRefunds'> = async ({ tables, caller, body }) => {
  const own = { userId: caller.user._id, side: 'buyer', kind: 'orderRefund' } as const
  const [transactions, total] = await Promise.all([
    tables.list('transactions', own, { orderBy: ['-createdAt', '-_id'], ...pageOf(body) }),
    tables.count('transactions', own),
  ])
  const paymentId = transactions.flatMap((transaction) => transaction.paymentId ?? [])
  const [tasks, wallets] = await Promise.all([
    tables.list('cardTasks', { kind: 'refund', paymentId }),
    // A card that takes no refund any more: the money has gone into the wallet.
    tables.list('ledgerEntries', { account: 'wallet', kind: 'payout', paymentId }),
  ])
  return {
    total,
    refunds: transactions.flatMap((transaction) => {
      const { _id, orderId, subject: orderNumber, amount, currency, method, createdAt: refundedAt } = transaction
      // Only an order's refund is of this kind.
      if (orderId === null) return []
      const isOf = (one: { paymentId: string | null; amount: number }) =>
        one.paymentId === transaction.paymentId && one.amount === amount
      const toCard = method === 'card' && !wallets.some(isOf)
      const isPending = toCard && tasks.some((task) => isOf(task) && task.doneAt === null)
      return {
        _id,
        orderId,
        orderNumber,
        amount: { amount, currency },
        to: toCard ? ('card' as const) : ('wallet' as const),
        state: isPending ? ('pending' as const) : ('done' as const),
        refundedAt,
      }
    }),
  }
}
