import { freePlan, ownPlan, type Plan, runningSubscription } from './plans.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'

/** The actions that a plan limits by calendar month (UTC). */
export type MonthlyAllowance = 'bids' | 'promotions'

type PlanContext = Pick<OperationContext, 'tables' | 'now' | 'newId'>

/** The plan that holds for a seller now. */
async function planOf(context: PlanContext, sellerId: string): Promise<Plan> {
  const running = await runningSubscription(context, sellerId)
  return running?.plan ?? (await freePlan(context)) ?? ownPlan
}

/**
 * Uses one of this month's bids or promotions. Throws 409 with the allowance and its use. Only a rollback gives it back: an edit or a
 * withdrawal neither uses nor returns one.
 */
export async function takeAllowance(context: PlanContext, sellerId: string, kind: MonthlyAllowance): Promise<void> {
  const { tables, now, newId } = context
  const { [kind]: allowed } = await planOf(context, sellerId)
  const month = monthOf(now)
  const use = await tables.find('allowanceUses', { userId: sellerId, kind, month })
  const used = use?.used ?? 0
  if (allowed !== null && used >= allowed) throw conflict('server:conflict.allowance', { allowance: { kind, allowed, used } })
  if (use === undefined) await tables.insert('allowanceUses', { _id: newId(), userId: sellerId, kind, month, used: 1 })
  else await tables.update('allowanceUses', { _id: use._id }, { used: used + 1 })
}

/** Throws 409 when the seller's plan allows no further active listing; called before one is added or activated. */
export async function assertListingAllowed(context: PlanContext, sellerId: string): Promise<void> {
  const { allowed, used } = await listingAllowance(context, sellerId)
  if (allowed !== null && used >= allowed)
    throw conflict('server:conflict.allowance', { allowance: { kind: 'listings', allowed, used } })
}

/** Returns the limit of active listings, null without one, and their number. */
export async function listingAllowance(
  context: PlanContext,
  sellerId: string,
): Promise<{ allowed: number | null; used: number }> {
  const { listings: allowed } = await planOf(context, sellerId)
  return { allowed, used: allowed === null ? 0 : await activeListings(context, sellerId) }
}

/** How much of this month's allowances is used. */
export async function allowancesUsed(
  context: PlanContext,
  sellerId: string,
): Promise<Record<MonthlyAllowance | 'listings', number>> {
  const { tables, now } = context
  const uses = await tables.list('allowanceUses', { userId: sellerId, month: monthOf(now) })
  const usedOf = (kind: MonthlyAllowance) => uses.find((use) => use.kind === kind)?.used ?? 0
  return { listings: await activeListings(context, sellerId), bids: usedOf('bids'), promotions: usedOf('promotions') }
}

const activeListings = ({ tables }: PlanContext, sellerId: string) => tables.count('products', { sellerId, status: 'active' })

const monthOf = (now: string) => now.slice(0, 7)
