import { columnsOf, isId } from '../column-kinds.ts'
import type { DocumentQueries, DocumentRequestPageRequest } from '../document-queries.ts'
import { foldCase } from '../fold-case.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import { quoted, run } from './statement.ts'

const columns = [...columnsOf.documentRequests.keys()].map(quoted).join(', ')

export function postgresDocumentQueries(db: Connection): DocumentQueries {
  return {
    async documentRequestPage(request) {
      // PostgreSQL has no text with a NUL.
      if (!isId(request.userId) || request.search?.includes('\0')) return { rows: [], total: 0 }
      const { text, values } = conditions(request)
      const counted = await run<{ total: number }>(db, `select count(*) as "total" from "documentRequests" where ${text}`, values)
      const total = counted.rows[0]?.total ?? 0
      if (total <= request.offset || request.limit === 0) return { rows: [], total }
      const direction = request.sort === 'newest' ? 'desc' : 'asc'
      const { rows } = await run<Row<'documentRequests'>>(
        db,
        `select ${columns} from "documentRequests" where ${text} order by "createdAt" ${direction}, "_id" ${direction}
          limit $${values.length + 1} offset $${values.length + 2}`,
        [...values, request.limit, request.offset],
      )
      return { rows, total }
    },
  }
}

/** One text for each combination of what is asked, so that it is prepared once. */
function conditions({ side, userId, statuses, kinds, search, productId }: DocumentRequestPageRequest): {
  text: string
  values: unknown[]
} {
  const values: unknown[] = [userId]
  const parts = [side === 'buyer' ? '"buyerId" = $1' : '"sellerId" = $1']
  if (statuses) parts.push(`"status" = any($${values.push(statuses)})`)
  if (kinds) parts.push(`"kind" = any($${values.push(kinds)})`)
  // PostgreSQL would refuse to compare anything else with an id.
  if (productId !== undefined) parts.push(isId(productId) ? `"productId" = $${values.push(productId)}` : 'false')
  const part = foldCase(search?.trim() ?? '')
  if (part) {
    const parameter = `$${values.push(part)}`
    const searched = ['casNumber', 'name_en', 'name_ar', 'name_bn']
    parts.push(`(${searched.map((name) => `strpos(lower(${quoted(name)}), ${parameter}) > 0`).join(' or ')})`)
  }
  return { text: parts.join(' and '), values }
}
