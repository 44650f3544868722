import { endStandingBids, moveBid } from '#server/domain/bids.ts'
import { notify } from '#server/domain/notifications.ts'
import { notYours } from '#server/domain/refusal.ts'
import { moveRequirement } from '#server/domain/requirements.ts'
import { eachAlone, type JobMeans } from './job-means.ts'

const batch = 50

/**
 * Lapses the bids whose validity has passed, then expires the requirements that nobody can award any more, with the bids that still
 * stand. Everybody concerned is told. Answers how many of both there were.
 */
export async function expireRequirements(means: JobMeans): Promise<number> {
  const { store, clock } = means
  const overdueBids = await store.dueBids(clock().toISOString(), batch)
  const lapsed = await eachAlone(means, overdueBids, async (own, bidId) => {
    const bid = await own.tables.find('bids', { _id: bidId })
    const requirement = bid && (await own.tables.find('requirements', { _id: bid.requirementId }))
    if (bid === undefined || requirement === undefined) throw notYours()
    await moveBid(own, bid, { type: 'bid.lapse', by: 'system' })
    const about = { subjectId: requirement._id, values: { requirement: requirement.title } }
    await notify(own, { userId: bid.sellerId, side: 'seller', type: 'bidLapsed', ...about })
  })
  const overdue = await store.dueRequirements(clock().toISOString(), batch)
  const expired = await eachAlone(means, overdue, async (own, id) => {
    const requirement = await own.tables.find('requirements', { _id: id })
    if (requirement === undefined) throw notYours()
    const ended = await moveRequirement(own, requirement, { type: 'requirement.expire', by: 'system' })
    await endStandingBids(own, ended)
    const about = { subjectId: id, values: { requirement: requirement.title } }
    await notify(own, { userId: requirement.buyerId, side: 'buyer', type: 'requirementExpired', ...about })
  })
  return lapsed + expired
}
