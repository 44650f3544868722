import { freePlan, runningSubscription } from './plans.ts'
import type { OperationContext } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'

export type CommissionRateRow = Row<'commissionRates'>

/** The commission, per cent, where no rate of the table holds: what the program ships with, so that no store needs seeding. */
export const defaultCommission = 5

/** What a rate is chosen by. `categoryId` is the main category of the goods, null where none is known; `planId` the seller's on that day. */
export interface CommissionSubject {
  categoryId: string | null
  planId: string | null
}

/** Returns the rates that have not been ended, later days included. */
export const standingRates = ({ tables }: { tables: Pick<ReadableTables, 'list'> }): Promise<CommissionRateRow[]> =>
  tables.list('commissionRates', { endsOn: null })

/**
 * Returns the row that counts on a day (UTC): the most specific that holds on it (category and plan, category, plan, general), and of equally
 * specific ones the one that began last. Undefined when none holds.
 */
export function rateOnDay(
  rows: readonly CommissionRateRow[],
  { categoryId, planId }: CommissionSubject,
  day: string,
): CommissionRateRow | undefined {
  return rows
    .filter(
      (row) =>
        row.validFrom <= day &&
        (row.endsOn === null || day < row.endsOn) &&
        (row.categoryId === null || row.categoryId === categoryId) &&
        (row.planId === null || row.planId === planId),
    )
    .toSorted(
      (one, other) => weightOf(other) - weightOf(one) || compare(other.validFrom, one.validFrom) || other.number - one.number,
    )[0]
}

/** Returns the commission, per cent, that an order of a seller's goods is frozen with now. Orders that exist keep theirs. */
export async function commissionOf(
  context: Pick<OperationContext, 'tables' | 'now'>,
  { sellerId, categoryId }: { sellerId: string; categoryId: string | null },
): Promise<number> {
  const rows = await standingRates(context)
  const planId = await planIdFor(context, rows, sellerId)
  return rateOnDay(rows, { categoryId, planId }, dayOf(context.now))?.percent ?? defaultCommission
}

/** Returns the plan of a seller that rates may be limited to; nothing is read when none of them is. */
export async function planIdFor(
  context: Pick<OperationContext, 'tables' | 'now'>,
  rows: readonly CommissionRateRow[],
  sellerId: string,
): Promise<string | null> {
  if (rows.every(({ planId }) => planId === null)) return null
  const running = await runningSubscription(context, sellerId)
  return (running?.plan ?? (await freePlan(context)))?._id ?? null
}

/** The day of a moment, in UTC. */
export const dayOf = (moment: string): string => moment.slice(0, 10)

const weightOf = ({ categoryId, planId }: CommissionRateRow) => (categoryId === null ? 0 : 2) + (planId === null ? 0 : 1)

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
