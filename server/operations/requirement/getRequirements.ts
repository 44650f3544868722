import { pageOf } from '#server/domain/platform/paging.ts'
import { requirementSummaries } from '#server/domain/requirement/requirement-serializer.ts'
import { searchNeedles } from '#server/domain/search/search-text.ts'
import type { Operation } from '#server/operation.ts'

export const getRequirements: Operation<'getRequirements'> = async (call) => {
  const { tables, caller, body, now } = call
  const { statuses, categoryId, countries, myBids = false, withoutBid = false, sort = 'newest' } = body
  const { rows, total } = await tables.requirementPage({
    ...(caller.side === 'buyer' ? { scope: 'own' } : { scope: myBids ? 'bidFor' : withoutBid ? 'notBidFor' : 'biddable' }),
    userId: caller.user._id,
    ...(statuses === undefined || statuses.length === 0 ? {} : { statuses }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(countries === undefined || countries.length === 0 ? {} : { countries }),
    needles: searchNeedles(body.search ?? ''),
    now,
    sort,
    ...pageOf(body),
  })
  return { requirements: await requirementSummaries(call, caller, rows), total }
}
