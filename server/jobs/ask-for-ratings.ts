import { notify } from '#server/domain/notification/notifications.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50

/** Asks the buyers of completed orders for a rating, once an order and not after they gave one. Returns how many reminders it settled. */
export async function askForRatings(deps: JobDeps): Promise<number> {
  const due = await deps.store.ratingRemindersDue(deps.clock().toISOString(), batch)
  return eachAlone(deps, due, async (own, orderId) => {
    const { tables } = own
    // Two processes may see the same one.
    if ((await tables.remove('ratingReminders', { _id: orderId })) === 0) throw conflict('server:conflict.changed')
    const order = await tables.find('orders', { _id: orderId })
    if (order?.status !== 'completed' || order.productId === null) return
    const { buyerId, sellerId, productId, name_en: en, name_ar: ar, name_bn: bn } = order
    const product = await tables.find('products', { _id: productId })
    if (product === undefined || product.status === 'deleted') return
    if ((await tables.find('ratings', { productId, buyerId })) !== undefined) return
    const [seller] = await tables.parties([sellerId])
    await notify(own, {
      userId: buyerId,
      side: 'buyer',
      type: 'ratingWanted',
      subjectId: orderId,
      values: { product: { en, ar, bn }, party: seller?.name ?? '' },
    })
  })
}
