import type { components } from '#src/generated/schema.ts'

type Order = components['schemas']['Order']

/** The total of an order, and whether nothing was paid of it yet: then money is not given back, but taken off what is owed. */
export interface DisputedAmount {
  total: components['schemas']['Money']
  isUnpaid: boolean
}

/**
 * What a dispute about an order is about, as it stood when it ended, or stands now. An order on payment terms may be disputed, and settled,
 * before it is paid.
 */
export const disputedAmount = (
  order: Pick<Order, 'totals' | 'paymentTerms' | 'timeline'>,
  { resolvedAt }: Pick<components['schemas']['Dispute'], 'resolvedAt'>,
): DisputedAmount => ({ total: order.totals.total, isUnpaid: isUnpaidAt(order, resolvedAt) })

/** Whether an order on payment terms was unpaid at a moment, or is now. */
export const isUnpaidAt = ({ paymentTerms, timeline }: Pick<Order, 'paymentTerms' | 'timeline'>, moment?: string): boolean =>
  paymentTerms !== undefined && !timeline.some(({ status, at }) => status === 'paid' && (moment === undefined || at < moment))
