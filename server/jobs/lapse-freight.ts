import { freightTime } from '#server/domain/order/freight-deadline.ts'
import { moveOrder } from '#server/domain/order/orders.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50
const notified = { buyer: 'freightLapsed', seller: 'freightLapsed' } as const

/** Cancels the orders whose buyer did not accept the quoted freight in time, and notifies both sides. Returns how many it cancelled. */
export async function lapseFreight(deps: JobDeps): Promise<number> {
  const quotedBy = new Date(deps.clock().getTime() - freightTime).toISOString()
  const due = await deps.store.ordersSince('freightQuoted', quotedBy, batch)
  return eachAlone(deps, due, async (own, orderId) => {
    const order = await own.tables.find('orders', { _id: orderId })
    // Another freight may have been quoted meanwhile, which has a time of its own.
    if (order?.status !== 'freightQuoted' || order.updatedAt > quotedBy) throw conflict('server:conflict.changed')
    await moveOrder(own, order, { type: 'order.cancel', by: 'system' }, { notified })
  })
}
