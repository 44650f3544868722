import type { components } from '#src/generated/schema.ts'
import type { DisputedAmount } from './settlement-text.ts'

/** What a dispute about an order can be about. An order on payment terms may be disputed, and settled, before it is paid. */
export const disputedAmount = ({
  totals,
  paymentTerms,
  timeline,
}: Pick<components['schemas']['Order'], 'totals' | 'paymentTerms' | 'timeline'>): DisputedAmount => ({
  total: totals.total,
  isUnpaid: paymentTerms !== undefined && !timeline.some(({ status }) => status === 'paid'),
})
