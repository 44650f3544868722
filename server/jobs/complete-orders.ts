import { completeOrder, disputeDays } from '#server/domain/order/order-completion.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50
const disputeTime = disputeDays * 24 * 3_600_000

/** Completes the orders whose buyer neither confirmed nor disputed for seven days after delivery. Returns how many it completed. */
export async function completeOrders(deps: JobDeps): Promise<number> {
  const deliveredBy = new Date(deps.clock().getTime() - disputeTime).toISOString()
  const due = await deps.store.ordersSince('delivered', deliveredBy, batch)
  return eachAlone(deps, due, async (own, orderId) => {
    const order = await own.tables.find('orders', { _id: orderId })
    if (order?.status !== 'delivered') throw conflict('server:conflict.changed')
    await completeOrder(own, order, { by: 'system' })
  })
}
