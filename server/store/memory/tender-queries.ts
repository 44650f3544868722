import type { RequirementPageRequest, TenderPageRequest, TenderQueries, TenderReference } from '../tender-queries.ts'
import type { Row } from '../tables.ts'
import type { MemoryRows } from './memory-tables.ts'

export function memoryTenderQueries(rows: MemoryRows): TenderQueries {
  const standing = (requirementId: string) =>
    rows.all('bids').some((bid) => bid.requirementId === requirementId && bid.status === 'submitted')

  function concerns(row: Row<'requirements'>, { scope, userId, statuses, now }: RequirementPageRequest): boolean {
    const isBidFor = rows.all('bids').some((bid) => bid.requirementId === row._id && bid.sellerId === userId)
    if (scope === 'biddable' || scope === 'notBidFor') {
      const isBiddable = row.status === 'open' && row.deadline > now && row.buyerId !== userId
      return isBiddable && (scope === 'biddable' || !isBidFor)
    }
    if (statuses && !statuses.includes(row.status)) return false
    if (scope === 'own') return row.buyerId === userId
    return isBidFor
  }

  return {
    async requirementPage(request) {
      const { sort, now, categoryId, limit, offset } = request
      const found = rows
        .all('requirements')
        .filter((row) => concerns(row, request) && (categoryId === undefined || row.categoryId === categoryId))
        .filter((row) => fits(row, request) && (sort === 'newest' || row.deadline > now))
        .sort(sort === 'newest' ? byTime((row) => row.createdAt, -1) : byTime((row) => row.deadline, 1))
      return { rows: found.slice(offset, offset + limit), total: found.length }
    },

    async tenderPage(request) {
      const { kind, sort, now, limit, offset } = request
      const tenderNewsItems = rows
        .all('tenderNews')
        .filter((row) => row.publishedAt <= now && fits(row, request))
        .map(({ _id, publishedAt, closesAt }) => ({ kind: 'news' as const, _id, publishedAt, closesAt }))
      const requirements = rows
        .all('requirements')
        .filter((row) => row.isPublic && row.status === 'open' && row.deadline > now && fits(row, request))
        .map(({ _id, createdAt, deadline }) => ({
          kind: 'requirement' as const,
          _id,
          publishedAt: createdAt,
          closesAt: deadline,
        }))
      const found = [...tenderNewsItems, ...requirements]
        .filter((row) => (kind === undefined || row.kind === kind) && (sort === 'newest' || row.closesAt > now))
        .sort(sort === 'newest' ? byTime((row) => row.publishedAt, -1) : byTime((row) => row.closesAt, 1))
      const page = found.slice(offset, offset + limit).map(({ kind: named, _id }): TenderReference => ({ kind: named, _id }))
      return { rows: page, total: found.length }
    },

    async dueRequirements(now, limit) {
      return rows
        .all('requirements')
        .filter(({ _id, status, deadline, decideBy }) => {
          return status === 'open' && (decideBy <= now || (deadline <= now && !standing(_id)))
        })
        .sort(byTime((row) => row.deadline, 1))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },

    async dueBids(now, limit) {
      return rows
        .all('bids')
        .filter(({ status, validUntil }) => status === 'submitted' && validUntil <= now)
        .sort(byTime((row) => row.validUntil, 1))
        .slice(0, limit)
        .map(({ _id }) => _id)
    },
  }
}

function fits(
  row: { searchText: string; country: string },
  { needles, countries }: RequirementPageRequest | TenderPageRequest,
): boolean {
  return (!countries || countries.includes(row.country)) && needles.every((needle) => row.searchText.includes(needle))
}

/** By a time and then by the id, both in the same direction. */
function byTime<Item extends { _id: string }>(timeOf: (row: Item) => string, sign: 1 | -1) {
  return (first: Item, second: Item): number => {
    const [left, right] = [timeOf(first) + first._id, timeOf(second) + second._id]
    if (left === right) return 0
    return left < right ? -sign : sign
  }
}
