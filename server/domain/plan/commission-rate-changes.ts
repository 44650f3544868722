import { conflict, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import type { BodyOf, TableContext } from '#server/operation.ts'
import { dayOf, standingRates } from './commission-rates.ts'

/**
 * Adds a rate from today or a later day on. Throws 422 for a day that is over, a category or plan that is not there, and when a rate of the
 * same category and plan begins on that day already: a request that is repeated adds nothing.
 */
export async function addCommissionRate(
  context: TableContext,
  { percent, category, plan, validFrom, reason }: BodyOf<'addCommissionRate'>,
  createdBy: string,
): Promise<void> {
  const { tables, newId, now } = context
  if (validFrom < dayOf(now)) throw invalidFields({ validFrom: { key: 'server:field.neededBy' } })
  const [categoryRow, planRow, rows] = await Promise.all([
    category === undefined ? null : tables.find('categories', { slug: category }),
    plan === undefined ? null : tables.find('plans', { slug: plan }),
    standingRates(context),
  ])
  if (categoryRow === undefined) throw invalidFields({ category: { key: 'server:field.commissionCategory' } })
  if (planRow === undefined) throw invalidFields({ plan: { key: 'server:field.commissionPlan' } })
  const categoryId = categoryRow?._id ?? null
  const planId = planRow?._id ?? null
  const isTaken = rows.some((row) => row.validFrom === validFrom && row.categoryId === categoryId && row.planId === planId)
  if (isTaken) throw invalidFields({ validFrom: { key: 'server:field.commissionDay' } })
  await tables.insert('commissionRates', {
    _id: newId(),
    number: await tables.nextNumber('commissionRates'),
    percent,
    categoryId,
    planId,
    validFrom,
    endsOn: null,
    createdAt: now,
    createdBy,
    reason,
    endedBy: null,
    endReason: null,
  })
}

/** Ends a rate today. Throws 404 for one that is not there, and 409 with `ended` for one that was ended before. */
export async function endCommissionRate(
  { tables, now }: TableContext,
  _id: string,
  end: { endedBy: string; endReason: string },
): Promise<void> {
  const ended = await tables.update('commissionRates', { _id, endsOn: null }, { endsOn: dayOf(now), ...end })
  if (ended > 0) return
  if ((await tables.count('commissionRates', { _id })) === 0) throw notFound()
  throw conflict('server:conflict.changed', { state: 'ended' })
}
