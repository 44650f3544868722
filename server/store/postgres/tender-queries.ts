import { columnsOf, isId } from '../column-kinds.ts'
import type { RequirementPageRequest, TenderPageRequest, TenderQueries, TenderReference } from '../tender-queries.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import { quoted, run } from './statement.ts'

const requirementColumns = [...columnsOf.requirements.keys()].map((name) => `r.${quoted(name)}`).join(', ')
const orders = { newest: '"createdAt" desc, "_id" desc', closingSoon: '"deadline", "_id"' }
const tenderOrders = { newest: '"at" desc, "_id" desc', closingSoon: '"closes", "_id"' }

/** Each half walks an index of its own. */
const dueStatement = `select "_id" from (
    select "_id", "deadline" from "requirements" where "status" = 'open' and "decideBy" <= $1
    union
    select r."_id", r."deadline" from "requirements" r where r."status" = 'open' and r."deadline" <= $1
      and not exists(select from "bids" b where b."requirementId" = r."_id" and b."status" = 'submitted')
  ) d order by "deadline", "_id" limit $2`
const dueBidsStatement = `select "_id" from "bids" where "status" = 'submitted' and "validUntil" <= $1
  order by "validUntil", "_id" limit $2`

export function postgresTenderQueries(db: Connection): TenderQueries {
  const total = async (from: string, values: readonly unknown[]) =>
    (await run<{ total: number }>(db, `select count(*) as "total" from ${from}`, values)).rows[0]?.total ?? 0
  const ids = async (statement: string, now: string, limit: number) =>
    (await run<{ _id: string }>(db, statement, [now, limit])).rows.map(({ _id }) => _id)

  return {
    async requirementPage(request) {
      const { userId, categoryId, sort, limit, offset } = request
      if (!isId(userId) || (categoryId !== undefined && !isId(categoryId))) return { rows: [], total: 0 }
      const { text, values } = requirementConditions(request)
      const count = await total(`"requirements" r where ${text}`, values)
      if (count <= offset || limit === 0) return { rows: [], total: count }
      const page = await run<Row<'requirements'>>(
        db,
        `select ${requirementColumns} from "requirements" r where ${text} order by ${orders[sort]}
          limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, limit, offset],
      )
      return { rows: page.rows, total: count }
    },

    async tenderPage(request) {
      const { sort, limit, offset } = request
      const { text, values } = tenderUnion(request)
      const count = await total(`(${text}) t`, values)
      if (count <= offset || limit === 0) return { rows: [], total: count }
      const page = await run<TenderReference>(
        db,
        `select "kind", "_id" from (${text}) t order by ${tenderOrders[sort]} limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, limit, offset],
      )
      return { rows: page.rows, total: count }
    },

    dueRequirements: (now, limit) => ids(dueStatement, now, limit),
    dueBids: (now, limit) => ids(dueBidsStatement, now, limit),
  }
}

const whoseConditions = {
  own: `r."buyerId" = $1`,
  biddable: `r."status" = 'open' and r."buyerId" <> $1`,
  bidFor: `r."_id" in (select "requirementId" from "bids" where "sellerId" = $1)`,
}

/** One text for each combination of what is asked, so that it is prepared once. */
function requirementConditions(request: RequirementPageRequest): { text: string; values: unknown[] } {
  const { whose, userId, statuses, categoryId, sort, now } = request
  const values: unknown[] = [userId]
  const parts = [whoseConditions[whose]]
  if (whose === 'biddable' || sort === 'closingSoon') parts.push(`r."deadline" > $${values.push(now)}`)
  if (statuses && whose !== 'biddable') parts.push(`r."status" = any($${values.push(statuses)})`)
  if (categoryId !== undefined) parts.push(`r."categoryId" = $${values.push(categoryId)}`)
  return { text: [...parts, ...filterParts(request, values)].join(' and '), values }
}

/** Both kinds with the two times they are ordered by. */
function tenderUnion(request: TenderPageRequest): { text: string; values: unknown[] } {
  const { kind, sort, now } = request
  const values: unknown[] = [now]
  const filters = filterParts(request, values)
  const closing = sort === 'closingSoon' ? ['"closesAt" > $1'] : []
  const news = ['"publishedAt" <= $1', ...closing, ...filters].join(' and ')
  const requirements = [`"isPublic" and "status" = 'open'`, '"deadline" > $1', ...filters].join(' and ')
  const halves = {
    news: `select 'news' as "kind", "_id", "publishedAt" as "at", "closesAt" as "closes" from "tenderNews" where ${news}`,
    requirement: `select 'requirement' as "kind", "_id", "createdAt" as "at", "deadline" as "closes" from "requirements"
      where ${requirements}`,
  }
  return { text: kind === undefined ? `${halves.news} union all ${halves.requirement}` : halves[kind], values }
}

function filterParts({ needles, countries }: RequirementPageRequest | TenderPageRequest, values: unknown[]): string[] {
  return [
    ...(countries ? [`"country" = any($${values.push(countries)})`] : []),
    ...needles.map((needle) => `strpos("searchText", $${values.push(needle)}) > 0`),
  ]
}
