import { completeOrder } from '#server/domain/order/order-completion.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50

/** Completes the orders whose buyer neither confirmed nor disputed while there was time. Returns how many it completed. */
export async function completeOrders(deps: JobDeps): Promise<number> {
  const due = await deps.store.completionsDue(deps.clock().toISOString(), batch)
  return eachAlone(deps, due, async (own, orderId) => {
    const order = await own.tables.find('orders', { _id: orderId })
    if (order?.status !== 'delivered') throw conflict('server:conflict.changed')
    await completeOrder(own, order, { by: 'system' })
  })
}
