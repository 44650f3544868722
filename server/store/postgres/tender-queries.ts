import { expressionBuilder, sql } from 'kysely'
import type { Expression } from 'kysely'
import { isId } from '../column-kinds.ts'
import type { RequirementPageRequest, TenderPageRequest, TenderQueries, TenderReference } from '../tender-queries.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import type { Schema } from './database.ts'
import { allOf } from './expressions.ts'
import { containing } from './product-filter.ts'
import { builder, type Given, statement } from './statement.ts'
import { columnNames } from './table-columns.ts'

/** What both lists are filtered by. */
interface Filter {
  /** What the search text must hold, each, as a pattern. */
  patterns: readonly string[] | undefined
  countries: readonly string[] | undefined
  now: string
}

interface RequirementFilter extends Filter {
  userId: string
  statuses: readonly Row<'requirements'>['status'][] | undefined
  categoryId: string | undefined
}

interface Page {
  limit: number
  offset: number
}

type RequirementShape = Pick<RequirementPageRequest, 'scope' | 'sort'>
type TenderShape = Pick<TenderPageRequest, 'kind' | 'sort'>

const requirementCount = statement<RequirementFilter, RequirementShape>()((given, shape) =>
  requirements(given, shape).select((eb) => eb.fn.countAll<number>().as('total')),
)

const requirementPage = statement<RequirementFilter & Page, RequirementShape>()(({ limit, offset, ...given }, shape) => {
  const found = requirements(given, shape).limit(limit).offset(offset).select(columnNames('requirements'))
  return shape.sort === 'newest'
    ? found.orderBy('createdAt', 'desc').orderBy('_id', 'desc')
    : found.orderBy('deadline').orderBy('_id')
})

const tenderCount = statement<Filter, TenderShape>()((given, shape) =>
  builder.selectFrom(tenders(given, shape).as('tender')).select((eb) => eb.fn.countAll<number>().as('total')),
)

const tenderPage = statement<Filter & Page, TenderShape>()(({ limit, offset, ...given }, shape) => {
  const found = builder.selectFrom(tenders(given, shape).as('tender')).limit(limit).offset(offset).select(['kind', '_id'])
  return shape.sort === 'newest' ? found.orderBy('at', 'desc').orderBy('_id', 'desc') : found.orderBy('closesAt').orderBy('_id')
})

/** Each half walks an index of its own. */
const dueRequirements = statement<{ now: string; limit: number }>()(({ now, limit }) => {
  const undecided = builder
    .selectFrom('requirements')
    .where('status', '=', 'open')
    .where('decideBy', '<=', now)
    .select(['_id', 'deadline'])
  const withoutBid = builder
    .selectFrom('requirements as requirement')
    .where('requirement.status', '=', 'open')
    .where('requirement.deadline', '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bids')
            .whereRef('bids.requirementId', '=', 'requirement._id')
            .where('bids.status', '=', 'submitted')
            .select('bids._id'),
        ),
      ),
    )
    .select(['requirement._id', 'requirement.deadline'])
  return builder.selectFrom(undecided.union(withoutBid).as('due')).orderBy('deadline').orderBy('_id').limit(limit).select('_id')
})

const dueBids = statement<{ now: string; limit: number }>()(({ now, limit }) =>
  builder
    .selectFrom('bids')
    .where('status', '=', 'submitted')
    .where('validUntil', '<=', now)
    .orderBy('validUntil')
    .orderBy('_id')
    .limit(limit)
    .select('_id'),
)

export function postgresTenderQueries(db: Connection): TenderQueries {
  return {
    async requirementPage({ userId, categoryId, scope, sort, needles, countries, now, statuses, limit, offset }) {
      if (!isId(userId) || (categoryId !== undefined && !isId(categoryId))) return { rows: [], total: 0 }
      const filter = { patterns: patternsOf(needles), countries, now, userId, statuses, categoryId }
      const shape = { scope: scope, sort }
      const total = (await db.query(requirementCount(filter, shape))).rows[0]?.total ?? 0
      if (total <= offset || limit === 0) return { rows: [], total }
      return { rows: (await db.query(requirementPage({ ...filter, limit, offset }, shape))).rows, total }
    },

    async tenderPage({ kind, sort, needles, countries, now, limit, offset }) {
      const filter = { patterns: patternsOf(needles), countries, now }
      const shape = kind === undefined ? { sort } : { kind, sort }
      const total = (await db.query(tenderCount(filter, shape))).rows[0]?.total ?? 0
      if (total <= offset || limit === 0) return { rows: [], total }
      return { rows: (await db.query(tenderPage({ ...filter, limit, offset }, shape))).rows, total }
    },

    async dueRequirements(now, limit) {
      return (await db.query(dueRequirements({ now, limit }))).rows.map(({ _id }) => _id)
    },

    async dueBids(now, limit) {
      return (await db.query(dueBids({ now, limit }))).rows.map(({ _id }) => _id)
    },
  }
}

function requirements({ userId, statuses, categoryId, ...filter }: Given<RequirementFilter>, { scope, sort }: RequirementShape) {
  const biddable = scope === 'biddable' || scope === 'notBidFor'
  return builder.selectFrom('requirements').where((eb) => {
    const bidFor = eb.selectFrom('bids').where('bids.sellerId', '=', userId).select('bids.requirementId')
    return allOf([
      scope === 'own' ? eb('buyerId', '=', userId) : undefined,
      scope === 'bidFor' ? eb('_id', 'in', bidFor) : undefined,
      scope === 'notBidFor' ? eb('_id', 'not in', bidFor) : undefined,
      biddable ? eb('status', '=', 'open') : undefined,
      biddable ? eb('buyerId', '<>', userId) : undefined,
      biddable || sort === 'closingSoon' ? eb('deadline', '>', filter.now) : undefined,
      biddable ? undefined : statuses && eb('status', '=', eb.fn.any(statuses)),
      categoryId && eb('categoryId', '=', categoryId),
      ...inFilter(eb.ref('country'), eb.ref('searchText'), filter),
    ])
  })
}

/** Both kinds with the two times they are ordered by. */
function tenders(given: Given<Filter>, { kind, sort }: TenderShape) {
  const tenderNewsQuery = builder
    .selectFrom('tenderNews')
    .where((eb) =>
      allOf([
        eb('publishedAt', '<=', given.now),
        sort === 'closingSoon' ? eb('closesAt', '>', given.now) : undefined,
        ...inFilter(eb.ref('country'), eb.ref('searchText'), given),
      ]),
    )
    .select([sql.lit<TenderReference['kind']>('news').as('kind'), '_id', 'publishedAt as at', 'closesAt'])
  const open = builder
    .selectFrom('requirements')
    .where((eb) =>
      allOf([
        eb('isPublic', '=', true),
        eb('status', '=', 'open'),
        eb('deadline', '>', given.now),
        ...inFilter(eb.ref('country'), eb.ref('searchText'), given),
      ]),
    )
    .select([sql.lit<TenderReference['kind']>('requirement').as('kind'), '_id', 'createdAt as at', 'deadline as closesAt'])
  return kind === undefined ? tenderNewsQuery.unionAll(open) : kind === 'news' ? tenderNewsQuery : open
}

function inFilter(country: Expression<string>, searchText: Expression<string>, { countries, patterns }: Given<Filter>) {
  const eb = expressionBuilder<Schema>()
  return [
    countries && eb(country, '=', eb.fn.any(countries)),
    patterns && sql<boolean>`${searchText} like all(${patterns}::text[])`,
  ]
}

const patternsOf = (needles: readonly string[]) => (needles.length === 0 ? undefined : needles.map(containing))
