import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { answerDays } from '#server/domain/order/delivery-deadlines.ts'
import { daysAfter } from '#server/domain/platform/days-after.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Row } from '#server/store/tables.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50

/**
 * Asks both sides of the orders that should have arrived, and hands those of which neither has told anything since to the operators. Returns
 * how many deadlines it moved on.
 */
export async function askAboutDeliveries(deps: JobDeps): Promise<number> {
  const now = deps.clock().toISOString()
  const due = await deps.store.deliveriesDue('waiting', now, batch)
  const asked = await eachAlone(deps, due, async (own, orderId) => {
    await move(own.tables, orderId, 'waiting', { state: 'asked', dueAt: daysAfter(own.now, answerDays) })
    const order = await own.tables.find('orders', { _id: orderId })
    if (order === undefined) throw conflict('server:conflict.changed')
    const about = { type: 'deliveryAsked', subjectId: orderId } as const
    const values = { order: order.number, product: localName(order) }
    await notify(
      own,
      { userId: order.buyerId, side: 'buyer', values, ...about },
      { userId: order.sellerId, side: 'seller', values, ...about },
    )
  })
  const unanswered = await deps.store.deliveriesDue('asked', now, batch)
  const queued = await eachAlone(deps, unanswered, (own, orderId) =>
    move(own.tables, orderId, 'asked', { state: 'overdue', dueAt: own.now }),
  )
  return asked + queued
}

/** A delivery that was told of meanwhile has no deadline any more, or another. */
async function move(
  tables: Pick<JobDeps['store'], 'update'>,
  _id: string,
  from: Row<'deliveryDeadlines'>['state'],
  to: Omit<Row<'deliveryDeadlines'>, '_id'>,
): Promise<void> {
  if ((await tables.update('deliveryDeadlines', { _id, state: from }, to)) === 0) throw conflict('server:conflict.changed')
}
