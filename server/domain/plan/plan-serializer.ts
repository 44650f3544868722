import type { components } from '#src/generated/schema.ts'
import { allowancesUsed } from './plan-allowances.ts'
import { freePlan, ownPlan, type Plan, runningSubscription } from './plans.ts'
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
    ...(running === undefined ? {} : { subscription: serializeSubscription(running.subscription) }),
    allowances: kinds.map((kind) => ({ kind, used: used[kind], ...allowedOf(plan ?? ownPlan, kind) })),
  }
}

const serializeSubscription = ({ _id, status, startsAt, endsAt }: Row<'subscriptions'>): Schemas['Subscription'] => ({
  _id,
  status,
  startsAt,
  endsAt,
})
