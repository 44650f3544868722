import { freePlan, ownPlan, type Plan, runningSubscription } from '#server/domain/plans.ts'
import { conflict } from '#server/domain/refusal.ts'
import type { Means } from '#server/operation.ts'

/** What a plan allows so many of in a calendar month (UTC). */
export type MonthlyAllowance = 'bids' | 'promotions'

type PlanMeans = Pick<Means, 'tables' | 'now' | 'newId'>

/** The plan that holds for a seller now. */
async function planOf(means: PlanMeans, sellerId: string): Promise<Plan> {
  const running = await runningSubscription(means, sellerId)
  return running?.plan ?? (await freePlan(means)) ?? ownPlan
}

/**
 * Takes one of this month's bids or promotions. 409 tells the allowance and how much of it is used. It is given back only by undoing the
 * transaction: an edit or a withdrawal neither takes nor returns one.
 */
export async function takeAllowance(means: PlanMeans, sellerId: string, kind: MonthlyAllowance): Promise<void> {
  const { tables, now, newId } = means
  const { [kind]: allowed } = await planOf(means, sellerId)
  const month = monthOf(now)
  const use = await tables.find('allowanceUses', { userId: sellerId, kind, month })
  const used = use?.used ?? 0
  if (allowed !== null && used >= allowed) throw conflict('server:conflict.allowance', { allowance: { kind, allowed, used } })
  if (use === undefined) await tables.insert('allowanceUses', { _id: newId(), userId: sellerId, kind, month, used: 1 })
  else await tables.update('allowanceUses', { _id: use._id }, { used: used + 1 })
}

/** 409 when the seller's active listings are as many as its plan allows: asked before one is added or activated. */
export async function assertListingAllowed(means: PlanMeans, sellerId: string): Promise<void> {
  const { allowed, used } = await listingAllowance(means, sellerId)
  if (allowed !== null && used >= allowed)
    throw conflict('server:conflict.allowance', { allowance: { kind: 'listings', allowed, used } })
}

/** How many active listings the seller's plan allows, null for any number, and how many there are. */
export async function listingAllowance(means: PlanMeans, sellerId: string): Promise<{ allowed: number | null; used: number }> {
  const { listings: allowed } = await planOf(means, sellerId)
  return { allowed, used: allowed === null ? 0 : await activeListings(means, sellerId) }
}

/** How much of this month's allowances is used. */
export async function allowancesUsed(means: PlanMeans, sellerId: string): Promise<Record<MonthlyAllowance | 'listings', number>> {
  const { tables, now } = means
  const uses = await tables.list('allowanceUses', { userId: sellerId, month: monthOf(now) })
  const usedOf = (kind: MonthlyAllowance) => uses.find((use) => use.kind === kind)?.used ?? 0
  return { listings: await activeListings(means, sellerId), bids: usedOf('bids'), promotions: usedOf('promotions') }
}

const activeListings = ({ tables }: PlanMeans, sellerId: string) => tables.count('products', { sellerId, status: 'active' })

const monthOf = (now: string) => now.slice(0, 7)
