import type { components } from '#src/generated/schema.ts'

type Schemas = components['schemas']

/** The total of an order, and whether nothing was paid of it yet: then money is not given back, but taken off what is owed. */
export interface DisputedAmount {
  total: Schemas['Money']
  isUnpaid: boolean
}

/** What a dispute about an order is about, as it stood when it ended, or stands now. */
export const disputedAmount = (
  { totals }: Pick<Schemas['Order'], 'totals'>,
  { unpaid }: Pick<Schemas['Dispute'], 'unpaid'>,
): DisputedAmount => ({ total: totals.total, isUnpaid: unpaid })
