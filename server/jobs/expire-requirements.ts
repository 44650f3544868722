import { endStandingBids, moveBid } from '#server/domain/requirement/bids.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import { moveRequirement } from '#server/domain/requirement/requirements.ts'
import { eachAlone, type JobDeps } from './job-deps.ts'

const batch = 50

/**
 * Lapses expired bids, then expires the requirements that can no longer be awarded, with their open bids. Notifies all parties. Returns how
 * many of both there were.
 */
export async function expireRequirements(deps: JobDeps): Promise<number> {
  const { store, clock } = deps
  const overdueBids = await store.dueBids(clock().toISOString(), batch)
  const lapsed = await eachAlone(deps, overdueBids, async (own, bidId) => {
    const bid = await own.tables.find('bids', { _id: bidId })
    const requirement = bid && (await own.tables.find('requirements', { _id: bid.requirementId }))
    if (bid === undefined || requirement === undefined) throw notFound()
    await moveBid(own, bid, { type: 'bid.lapse', by: 'system' })
    const about = { subjectId: requirement._id, values: { requirement: requirement.title } }
    await notify(own, { userId: bid.sellerId, side: 'seller', type: 'bidLapsed', ...about })
  })
  const overdue = await store.dueRequirements(clock().toISOString(), batch)
  const expired = await eachAlone(deps, overdue, async (own, id) => {
    const requirement = await own.tables.find('requirements', { _id: id })
    if (requirement === undefined) throw notFound()
    const ended = await moveRequirement(own, requirement, { type: 'requirement.expire', by: 'system' })
    await endStandingBids(own, ended)
    const about = { subjectId: id, values: { requirement: requirement.title } }
    await notify(own, { userId: requirement.buyerId, side: 'buyer', type: 'requirementExpired', ...about })
  })
  return lapsed + expired
}
