import { endedUnpaid, unpaidStates } from '#src/machines/lifecycles/order-terms.ts'
import type { Row } from '../tables.ts'

type Order = Row<'orders'>

const ended: ReadonlySet<Order['status']> = new Set(endedUnpaid)
const unpaid: ReadonlySet<Order['paymentState']> = new Set(unpaidStates)

/** Whether an order on terms is invoiced and not paid, and has not ended. */
export const isOpen = ({ dueOn, paymentState, status }: Pick<Order, 'dueOn' | 'paymentState' | 'status'>): boolean =>
  dueOn !== null && unpaid.has(paymentState) && !ended.has(status)
