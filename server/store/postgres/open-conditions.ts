import { type Expression, sql } from 'kysely'
import { endedUnpaid, unpaidStates } from '#src/machines/lifecycles/order-terms.ts'

const literals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)))

/** Whether an order on terms is invoiced and not paid, and has not ended, as the indexes of migration 095 have it. */
export const isOpen = (dueOn: Expression<unknown>, paymentState: Expression<unknown>, status: Expression<unknown>) =>
  sql<boolean>`(${dueOn} is not null and ${paymentState} in (${literals(unpaidStates)}) and ${status} not in (${literals(endedUnpaid)}))`

/** Whether an order is in one of some states, which the planner sees. */
export const isIn = (status: Expression<unknown>, statuses: readonly string[]) =>
  sql<boolean>`${status} in (${literals(statuses)})`
