import type { components } from '#src/generated/schema.ts'
import { serializeNamed } from '#server/domain/catalogue/category-tree.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { type CommissionRateRow, dayOf, planIdFor, rateOnDay, defaultCommission, standingRates } from './commission-rates.ts'

type Schemas = components['schemas']
type Context = Pick<OperationContext, 'tables' | 'now'>

const inOrder = { orderBy: ['position', '_id'] } as const

/** All rates, newest first, with what they can be limited to. */
export async function serializeCommissionRates({ tables, now }: Context): Promise<Schemas['CommissionRates']> {
  const [rows, categories, plans] = await Promise.all([
    tables.list('commissionRates', {}, { orderBy: ['number'] }),
    tables.list('categories', {}, inOrder),
    tables.list('plans', {}, inOrder),
  ])
  const today = dayOf(now)
  return {
    rates: rows.map((row) => ({ ...serializeRate(row, { categories, plans }), state: stateOf(row, rows, today) })).toReversed(),
    defaultPercent: defaultCommission,
    today,
    categories: categories.map(serializeNamed),
    plans: plans.map(serializeNamed),
  }
}

/** The rates of an order that is placed with a seller now: of all categories, and of those where it is another. */
export async function serializeOwnRates(context: Context, sellerId: string): Promise<Schemas['OwnCommissionRate'][]> {
  const rows = await standingRates(context)
  const planId = await planIdFor(context, rows, sellerId)
  const today = dayOf(context.now)
  const percentOf = (categoryId: string | null) => rateOnDay(rows, { categoryId, planId }, today)?.percent ?? defaultCommission
  const general = percentOf(null)
  const limited = rows.flatMap(({ categoryId }) => categoryId ?? [])
  const categories = limited.length === 0 ? [] : await context.tables.list('categories', { _id: limited }, inOrder)
  const own = categories.flatMap(({ _id, name_en, name_ar, name_bn }) => {
    const percent = percentOf(_id)
    return percent === general ? [] : [{ percent, category: { ...omitNull({ name_ar, name_bn }), name_en } }]
  })
  return [{ percent: general }, ...own]
}

function serializeRate(
  row: CommissionRateRow,
  { categories, plans }: { categories: readonly Row<'categories'>[]; plans: readonly Row<'plans'>[] },
): Omit<Schemas['CommissionRate'], 'state'> {
  const { _id, percent, categoryId, planId, validFrom, createdAt, createdBy, reason, endsOn, endedBy, endReason } = row
  const category = categories.find((each) => each._id === categoryId)
  const plan = plans.find((each) => each._id === planId)
  return {
    ...omitNull({
      category: category === undefined ? null : serializeNamed(category),
      plan: plan === undefined ? null : serializeNamed(plan),
      endsOn,
      endedBy,
      endReason,
    }),
    _id,
    percent,
    validFrom,
    createdAt,
    createdBy,
    reason,
  }
}

function stateOf(row: CommissionRateRow, rows: readonly CommissionRateRow[], today: string): Schemas['CommissionRate']['state'] {
  if (row.endsOn !== null) return 'ended'
  if (row.validFrom > today) return 'upcoming'
  const ofSame = rows.filter(({ categoryId, planId }) => categoryId === row.categoryId && planId === row.planId)
  return rateOnDay(ofSame, row, today) === row ? 'current' : 'replaced'
}
