import type { ExpressionBuilder } from 'kysely'
import { isId } from '../column-kinds.ts'
import type { DocumentQueries, DocumentRequestPageRequest } from '../document-queries.ts'
import { foldCase } from '../fold-case.ts'
import type { Connection } from './connection.ts'
import type { Schema } from './database.ts'
import { allOf, anyContains } from './expressions.ts'
import { builder, type Given, statement } from './statement.ts'
import { columnNames } from './table-columns.ts'

interface Filter {
  userId: string
  statuses: DocumentRequestPageRequest['statuses']
  kinds: DocumentRequestPageRequest['kinds']
  productId: string | undefined
  /** Part of the product's name or CAS number, in folded case. */
  part: string | undefined
}

type Shape = Pick<DocumentRequestPageRequest, 'side' | 'sort'>

const counted = statement<Filter, Shape>()((given, shape) =>
  builder
    .selectFrom('documentRequests')
    .where(conditionsOf(given, shape))
    .select((eb) => eb.fn.countAll<number>().as('total')),
)

const page = statement<Filter & { limit: number; offset: number }, Shape>()(({ limit, offset, ...given }, shape) => {
  const direction = shape.sort === 'newest' ? 'desc' : 'asc'
  return builder
    .selectFrom('documentRequests')
    .where(conditionsOf(given, shape))
    .orderBy('createdAt', direction)
    .orderBy('_id', direction)
    .limit(limit)
    .offset(offset)
    .select(columnNames('documentRequests'))
})

const bytes = statement<{ ownerId: string; since: string }>()(({ ownerId, since }) =>
  builder
    .selectFrom('files')
    .where('ownerId', '=', ownerId)
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('size').filterWhere('access', '<>', 'none'), eb.lit(0)).as('kept'),
      eb.fn.coalesce(eb.fn.sum<number>('size').filterWhere('createdAt', '>=', since), eb.lit(0)).as('recent'),
    ]),
)

export function postgresDocumentQueries(db: Connection): DocumentQueries {
  return {
    async storedBytes(ownerId, since) {
      const [row] = (await db.query(bytes({ ownerId, since }))).rows
      return { kept: row?.kept ?? 0, recent: row?.recent ?? 0 }
    },

    async documentRequestPage({ side, sort, userId, statuses, kinds, productId, search, limit, offset }) {
      // PostgreSQL has no text with a NUL, and would refuse to compare anything but an id with an id.
      if (!isId(userId) || (productId !== undefined && !isId(productId)) || search?.includes('\0')) return { rows: [], total: 0 }
      const filter = { userId, statuses, kinds, productId, part: foldCase(search?.trim() ?? '') || undefined }
      const shape = { side, sort }
      const total = (await db.query(counted(filter, shape))).rows[0]?.total ?? 0
      if (total <= offset || limit === 0) return { rows: [], total }
      return { rows: (await db.query(page({ ...filter, limit, offset }, shape))).rows, total }
    },
  }
}

function conditionsOf({ userId, statuses, kinds, productId, part }: Given<Filter>, { side }: Shape) {
  return (eb: ExpressionBuilder<Schema, 'documentRequests'>) =>
    allOf([
      eb(side === 'buyer' ? 'buyerId' : 'sellerId', '=', userId),
      statuses && eb('status', '=', eb.fn.any(statuses)),
      kinds && eb('kind', '=', eb.fn.any(kinds)),
      productId && eb('productId', '=', productId),
      part && anyContains(eb, ['casNumber', 'name_en', 'name_ar', 'name_bn'], part),
    ])
}
