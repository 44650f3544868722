import type { DocumentQueries } from '../document-queries.ts'
import { foldCase } from '../fold-case.ts'
import type { Row } from '../tables.ts'
import type { MemoryRows } from './memory-tables.ts'

export function memoryDocumentQueries(rows: MemoryRows): DocumentQueries {
  return {
    async storedBytes(ownerId, since) {
      const files = rows.all('files').filter((file) => file.ownerId === ownerId)
      const bytes = (some: readonly Row<'files'>[]) => some.reduce((sum, { size }) => sum + size, 0)
      return {
        kept: bytes(files.filter(({ access }) => access !== 'none')),
        recent: bytes(files.filter(({ createdAt }) => createdAt >= since)),
      }
    },

    async documentRequestPage({ side, userId, statuses, kinds, search, productId, sort, limit, offset }) {
      const part = foldCase(search?.trim() ?? '')
      const own = side === 'buyer' ? 'buyerId' : 'sellerId'
      const found = rows
        .all('documentRequests')
        .filter((request) => request[own] === userId && mentions(request, part))
        .filter(({ status, kind }) => (!statuses || statuses.includes(status)) && (!kinds || kinds.includes(kind)))
        .filter((request) => productId === undefined || request.productId === productId)
        .sort((left, right) => rising(left.createdAt, right.createdAt) || rising(left._id, right._id))
      if (sort === 'newest') found.reverse()
      return { rows: found.slice(offset, offset + limit), total: found.length }
    },
  }
}

function mentions({ casNumber, name_en, name_ar, name_bn }: Row<'documentRequests'>, part: string): boolean {
  return [casNumber, name_en, name_ar, name_bn].some((text) => foldCase(text ?? '').includes(part))
}

function rising(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
