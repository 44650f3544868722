import type { Row } from './tables.ts'

type Order = Row<'orders'>

/**
 * What an order waits for: that its seller begins, or that its buyer pays. On terms it can wait for both, and for its payment in whatever
 * state it is.
 */
export type WaitFilter = 'preparation' | 'payment'

/** Orders in these states; `open`: of them, only those on terms that are invoiced and not paid. */
export interface WaitPart {
  statuses: readonly Order['status'][]
  open: boolean
}

const invoiced = ['invoiced', 'paymentReview'] as const

/** The parts of what waits. No order is in two parts of one wait. */
export const waitParts: Readonly<Record<WaitFilter, readonly WaitPart[]>> = {
  preparation: [
    { statuses: ['paid'], open: false },
    { statuses: invoiced, open: true },
  ],
  payment: [
    { statuses: invoiced, open: false },
    { statuses: ['paid', 'processing', 'dispatched', 'inTransit', 'delivered', 'completed', 'disputed'], open: true },
  ],
}

/** The states in which something is promised to be dispatched, and nothing is. Of those before `paid` only orders on terms have a day of it. */
export const undispatchedStatuses = [...invoiced, 'paid', 'processing'] as const satisfies Order['status'][]
