import { dispatchDay } from '#src/lib/dispatch-day.ts'
import { inEachLanguage } from '#server/domain/notification/in-each-language.ts'
import { localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { dispatchPromise, isUnbegunOnTerms } from '#server/domain/order/delivery-deadlines.ts'
import { isUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import { publishOrderChange } from '#server/domain/order/orders.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { calendarDate, localDate } from '#server/domain/platform/local-dates.ts'
import type { Row } from '#server/store/tables.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50

/** What the buyer of a late order has at stake. */
function stakeIn(order: Row<'orders'>) {
  if (isUnbegunOnTerms(order)) return order.status === 'paymentReview' ? 'declared' : 'unbegun'
  return order.total === 0 ? 'free' : isUnpaidOnTerms(order) ? 'unpaid' : 'paid'
}

/**
 * Reminds the sellers of orders that were to be dispatched, and tells their buyers so, with the day from which on they can cancel (on terms, while it
 * is not begun, at any time); of a free sample, complain. Once for each day that was promised. Returns how many orders it reminded of.
 */
export async function remindOfDispatches(deps: JobDeps): Promise<number> {
  const late = await deps.store.lateDispatches(deps.clock().toISOString(), batch)
  return eachAlone(deps, late, async (own, orderId) => {
    const { tables, now } = own
    const order = await tables.find('orders', { _id: orderId })
    const promise = order && dispatchPromise(order)
    // Dispatched, or postponed, meanwhile.
    if (order === undefined || promise === undefined || promise.dispatchBy > now) throw conflict('server:conflict.changed')
    const { buyerId, sellerId, status, dispatchBy } = order
    const unreminded = { _id: orderId, status, dispatchBy, dispatchRemindedAt: null }
    // Two processes may see the same one.
    if ((await tables.update('orders', unreminded, { dispatchRemindedAt: now })) === 0) throw conflict('server:conflict.changed')
    const parties = await tables.parties([buyerId, sellerId])
    const day = dispatchDay(promise.dispatchBy)
    const valuesFor = (userId: string, side: 'buyer' | 'seller') => {
      const country = parties.find(({ _id }) => _id === userId)?.country ?? ''
      const date = day === undefined ? localDate(promise.dispatchBy, country) : calendarDate(day)
      const key = `server:lateDispatch.${stakeIn(order)}.${side}` as const
      const remedy = inEachLanguage(key, { from: localDate(promise.disputeFrom, country) })
      return { order: order.number, product: localName(order), date, remedy }
    }
    const about = { type: 'dispatchLate', subjectId: orderId } as const
    await notify(
      own,
      { userId: buyerId, side: 'buyer', values: valuesFor(buyerId, 'buyer'), ...about },
      { userId: sellerId, side: 'seller', values: valuesFor(sellerId, 'seller'), ...about },
    )
    await publishOrderChange(own, order)
  })
}
