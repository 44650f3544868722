import type { components } from '#src/generated/schema.ts'
import { invalidFields, type Text } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { TableContext } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'

type Plan = components['schemas']['OperatorPlan']

/** Returns all plans in the order of their offer, those that are offered no more included. */
export async function listPlans({ tables }: { tables: ReadableTables }): Promise<{ plan: Plan; onOffer: boolean }[]> {
  const rows = await tables.list('plans', {}, { orderBy: ['position', '_id'] })
  return rows.map((row) => ({ plan: serializePlan(row), onOffer: row.onOffer }))
}

/**
 * Makes these plans the ones on offer, in this order; running subscriptions to others stay. Throws 422 for a slug that stands twice, and
 * unless exactly one is free. Returns how many are offered no more.
 */
export async function offerPlans({ tables, newId, now }: TableContext, plans: readonly Plan[]): Promise<number> {
  const problems: Record<string, Text> = {}
  for (const [at, { slug }] of plans.entries())
    if (plans.findIndex((one) => one.slug === slug) < at) problems[`plans.${at}.slug`] = { key: 'server:field.twice' }
  if (plans.filter(({ price }) => price.amount === 0).length !== 1) problems['plans'] = { key: 'server:field.oneFreePlan' }
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  const offered = await tables.list('plans', { onOffer: true })
  const withdrawn = offered.filter(({ slug }) => !plans.some((plan) => plan.slug === slug))
  for (const { _id } of withdrawn) await tables.update('plans', { _id }, { onOffer: false })
  for (const [position, plan] of plans.entries()) {
    const changed = await tables.update('plans', { slug: plan.slug }, columnsOf(plan, position))
    if (changed === 0)
      await tables.insert('plans', { _id: newId(), slug: plan.slug, ...columnsOf(plan, position), createdAt: now })
  }
  return withdrawn.length
}

const columnsOf = ({ name, description, price, listings, bids, promotions }: Plan, position: number) => ({
  name_en: name.en,
  name_ar: name.ar ?? null,
  name_bn: name.bn ?? null,
  description_en: description?.en ?? null,
  description_ar: description?.ar ?? null,
  description_bn: description?.bn ?? null,
  price: price.amount,
  currency: price.currency,
  listings,
  bids,
  promotions,
  position,
  onOffer: true,
})

function serializePlan(row: Row<'plans'>): Plan {
  const { slug, name_en, name_ar, name_bn, description_en, description_ar, description_bn, price, currency } = row
  const { listings, bids, promotions } = row
  const description =
    description_en === null ? null : { ...omitNull({ ar: description_ar, bn: description_bn }), en: description_en }
  return {
    ...omitNull({ description }),
    slug,
    name: { ...omitNull({ ar: name_ar, bn: name_bn }), en: name_en },
    price: { amount: price, currency },
    listings,
    bids,
    promotions,
  }
}
