import { completeOrder } from '#server/domain/order-completion.ts'
import { conflict } from '#server/domain/refusal.ts'
import { eachAlone, type JobMeans } from './job-means.ts'

const batch = 50
const week = 7 * 24 * 3_600_000

/** Completes the orders whose buyer neither confirmed nor disputed for seven days after delivery. Answers how many it completed. */
export async function completeOrders(means: JobMeans): Promise<number> {
  const deliveredBy = new Date(means.clock().getTime() - week).toISOString()
  const due = await means.store.ordersSince('delivered', deliveredBy, batch)
  return eachAlone(means, due, async (own, orderId) => {
    const order = await own.tables.find('orders', { _id: orderId })
    if (order?.status !== 'delivered') throw conflict('server:conflict.changed')
    await completeOrder(own, order, { by: 'system' })
  })
}
