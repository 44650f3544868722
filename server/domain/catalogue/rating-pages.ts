import type { components } from '#src/generated/schema.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { serializeRating } from './ratings.ts'

type Schemas = components['schemas']
type Rating = Row<'ratings'>

const everyStar = [1, 2, 3, 4, 5] as const

interface RatingRequest {
  stars?: number
  sort?: Schemas['RatingSort']
  page?: number
  pageSize?: number
}

/** The visible ratings of a product or a seller, and how many gave each number of stars: of the product, or of its seller. */
export async function ratingPage(
  { tables }: Pick<OperationContext, 'tables'>,
  of: { productId: string } | { sellerId: string },
  request: RatingRequest,
): Promise<{ rows: Rating[]; ratings: Schemas['Rating'][]; total: number; counts: number[] }> {
  const column = 'sellerId' in of ? 'sellerStars' : 'stars'
  const shown = { ...of, removedAt: null }
  const { stars, sort = 'newest' } = request
  const [counts, rows] = await Promise.all([
    Promise.all(everyStar.map((each) => tables.count('ratings', { ...shown, [column]: each }))),
    tables.list('ratings', stars === undefined ? shown : { ...shown, [column]: stars }, {
      orderBy: orderOf[sort](column),
      ...pageOf(request),
    }),
  ])
  const authors = await tables.list('users', { _id: [...new Set(rows.map(({ buyerId }) => buyerId))] })
  return {
    rows,
    ratings: rows.map((row) =>
      serializeRating(
        row,
        authors.find(({ _id }) => _id === row.buyerId),
      ),
    ),
    total: stars === undefined ? counts.reduce((sum, count) => sum + count, 0) : (counts[stars - 1] ?? 0),
    counts,
  }
}

/** Of equal ones the newest comes first. */
const orderOf = {
  newest: () => ['-createdAt', '-_id'] as const,
  highest: (stars: 'stars' | 'sellerStars') => [`-${stars}`, '-createdAt', '-_id'] as const,
  lowest: (stars: 'stars' | 'sellerStars') => [stars, '-createdAt', '-_id'] as const,
}
