import type { components } from '#src/generated/schema.ts'
import { allowancesUsed } from './plan-allowances.ts'
import { freePlan, ownPlan, type Plan, runningSubscription } from './plans.ts'
import { renewalObstacle, renewalPrice } from './renewals.ts'
import { serializeSavedCard } from './saved-card-serializer.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Schemas = components['schemas']

const kinds = ['listings', 'bids', 'promotions'] as const

const allowedOf = (plan: Plan, kind: Schemas['AllowanceKind']) => omitNull({ allowed: plan[kind] })

export function serializePlan(plan: Row<'plans'>): Schemas['Plan'] {
  const { _id, slug, name_en, name_ar, name_bn, description_en, description_ar, description_bn, price, currency } = plan
  return {
    ...omitNull({ name_ar, name_bn, description_en, description_ar, description_bn }),
    _id,
    slug,
    name_en,
    price: { amount: price, currency },
    allowances: kinds.map((kind) => ({ kind, ...allowedOf(plan, kind) })),
  }
}

/** The plan that holds for a user now, with what of its allowances is used. */
export async function serializeCurrentPlan(context: OperationContext, userId: string): Promise<Schemas['CurrentPlan']> {
  const running = await runningSubscription(context, userId)
  const plan = running?.plan ?? (await freePlan(context))
  const used = await allowancesUsed(context, userId)
  return {
    ...(plan === undefined ? {} : { plan: serializePlan(plan) }),
    ...(running === undefined ? {} : { subscription: await serializeSubscription(context, running) }),
    allowances: kinds.map((kind) => ({ kind, used: used[kind], ...allowedOf(plan ?? ownPlan, kind) })),
  }
}

/** A subscription, and by what it is renewed. */
async function serializeSubscription(
  { tables, now }: Pick<OperationContext, 'tables' | 'now'>,
  { subscription, plan }: { subscription: Row<'subscriptions'>; plan: Row<'plans'> },
): Promise<Schemas['Subscription']> {
  const { _id, status, startsAt, endsAt, runsUntil } = subscription
  const row = await tables.find('planRenewals', { _id })
  const graceEndsAt = status === 'grace' ? runsUntil : null
  const renewal = row === undefined ? null : await serializeRenewal({ tables, now }, row, plan)
  return { ...omitNull({ graceEndsAt, renewal }), _id, status, startsAt, endsAt }
}

async function serializeRenewal(
  context: Pick<OperationContext, 'tables' | 'now'>,
  row: Row<'planRenewals'>,
  plan: Row<'plans'>,
): Promise<Schemas['PlanRenewal']> {
  const { method, cardId, tryAt: at, failure } = row
  const saved = cardId === null ? undefined : await context.tables.find('savedCards', { _id: cardId })
  const card = saved === undefined ? null : serializeSavedCard(saved, context.now)
  const obstacle = (await renewalObstacle(context, row, plan, at ?? context.now)) ?? null
  return { ...omitNull({ card, at, failure, obstacle }), method, amount: renewalPrice(row, plan) }
}

/** The plan of a user that is renewed, or in the grace after a renewal that failed; undefined when it is neither. */
export async function findRenewedPlan(
  context: Pick<OperationContext, 'tables' | 'now'>,
  userId: string,
): Promise<Schemas['RenewedPlan'] | undefined> {
  const running = await runningSubscription(context, userId)
  if (running === undefined) return undefined
  const subscription = await serializeSubscription(context, running)
  if (subscription.renewal === undefined && subscription.status !== 'grace') return undefined
  const { name_en, name_ar, name_bn } = running.plan
  return { plan: { ...omitNull({ name_ar, name_bn }), name_en }, subscription }
}
