import type { components } from '#src/generated/schema.ts'
import { allowancesUsed } from '#server/domain/plan-allowances.ts'
import { freePlan, ownPlan, type Plan, runningSubscription } from '#server/domain/plans.ts'
import { present } from '#server/domain/present.ts'
import type { Means } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Schemas = components['schemas']

const kinds = ['listings', 'bids', 'promotions'] as const

const allowedOf = (plan: Plan, kind: Schemas['AllowanceKind']) => present({ allowed: plan[kind] })

export function planAnswer(plan: Row<'plans'>): Schemas['Plan'] {
  const { _id, slug, name_en, name_ar, name_bn, description_en, description_ar, description_bn, price, currency } = plan
  return {
    ...present({ name_ar, name_bn, description_en, description_ar, description_bn }),
    ...{ _id, slug, name_en, price: { amount: price, currency } },
    allowances: kinds.map((kind) => ({ kind, ...allowedOf(plan, kind) })),
  }
}

/** The plan that holds for a user now, with what of its allowances is used. */
export async function currentPlanAnswer(means: Means, userId: string): Promise<Schemas['CurrentPlan']> {
  const running = await runningSubscription(means, userId)
  const plan = running?.plan ?? (await freePlan(means))
  const used = await allowancesUsed(means, userId)
  return {
    ...(plan === undefined ? {} : { plan: planAnswer(plan) }),
    ...(running === undefined ? {} : { subscription: subscriptionAnswer(running.subscription) }),
    allowances: kinds.map((kind) => ({ kind, used: used[kind], ...allowedOf(plan ?? ownPlan, kind) })),
  }
}

const subscriptionAnswer = ({ _id, status, startsAt, endsAt }: Row<'subscriptions'>): Schemas['Subscription'] => ({
  ...{ _id, status, startsAt, endsAt },
})
