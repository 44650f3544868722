import { sql } from 'kysely'
import type { Compilable, Expression, ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import { productOrders } from '../product-order.ts'
import { mostListed, type ProductSort } from '../product-queries.ts'
import { versionOf } from './catalogue-version.ts'
import { type Candidates, candidateProducts } from './leading-products.ts'
import {
  allConditions,
  allProducts,
  type FilterShape,
  type ProductSource,
  type ScopedFilter,
  textOf,
  type TextValues,
} from './product-filter.ts'
import { builder, type Given, statement } from './statement.ts'

interface ListValues extends ScopedFilter {
  now: string
  /** Of a window, `limit` is in the shape: the planner then knows that it is small. */
  limit: number | undefined
  offset: number | undefined
}

interface ListShape extends FilterShape {
  sort: ProductSort
  window: number | undefined
  /** It ends with `mostListed` and is counted no further than the one after it. */
  mayEnd: boolean
  /** Where a text is looked for; of no meaning without one. */
  among: Candidates
}

/** One row: `ids` in order with a comma between. */
export interface ListRow {
  ids: string
  /** One more than `mostListed` stands for any higher number. */
  total: number
  version: number
  until: string | null
}

export const list = statement<ListValues, ListShape>()((given, shape): Compilable<ListRow> => {
  const text = textOf(given)
  if (text) return sorted(given, shape, text)
  return shape.sort === 'promoted' ? promotedFirst(given, shape) : walked(given, shape)
})

/** The next moment at which a promotion ends. */
export function nextEnd(now: Expression<string>) {
  return builder
    .selectFrom('products')
    .where('status', '=', 'active')
    .where('promotedUntil', '>', now)
    .select((eb) => eb.fn.min('promotedUntil').as('until'))
    .$asScalar()
}

/** Ids of a query's rows, as text. */
export const joinedIds = (query: Expression<{ _id: string }>) => sql<string>`array_to_string(array${query}, ',')`

/** The number of a query's rows, counted no further than the shape says. */
function countOf<Rows, Source extends keyof Rows>(
  rows: SelectQueryBuilder<Rows, Source, { one: number }>,
  { mayEnd }: ListShape,
) {
  const counted = (mayEnd ? rows.limit(sql.lit(mostListed + 1)) : rows).as('counted')
  return builder
    .selectFrom(counted)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$asScalar()
}

/** Down an index that has the order of the list. */
function walked(given: Given<ListValues>, shape: ListShape): Compilable<ListRow> {
  const { limit, offset } = rangeOf(given, shape)
  const products = builder.selectFrom(allProducts()).where(allConditions(given, shape))
  const page = products.orderBy(orderOf(shape.sort, given.now)).limit(limit).select('product._id')
  return builder.selectNoFrom((eb) => [
    joinedIds(offset ? page.offset(offset) : page).as('ids'),
    countOf(products.select(eb.lit(1).as('one')), shape).as('total'),
    versionOf(given.scope).$asScalar().as('version'),
    eb.lit(null).$castTo<string | null>().as('until'),
  ])
}

/** The promoted and the others, each down an index: sorting by who is promoted now would read all products of the list. */
function promotedFirst(given: Given<ListValues>, shape: ListShape): Compilable<ListRow> {
  const { now } = given
  const { limit, offset } = rangeOf(given, shape)
  const products = builder.selectFrom(allProducts()).where(allConditions(given, shape))
  const best = products
    .orderBy('product.rating', 'desc')
    .orderBy('product.ratingCount', 'desc')
    .orderBy('product._id')
    .select(['product._id', 'product.rating', 'product.ratingCount'])
  const promoted = best.where('product.promotedUntil', '>', now).limit(offset ? sql<number>`${limit} + ${offset}` : limit)
  const others = best
    .where((eb) => eb.or([eb('product.promotedUntil', 'is', null), eb.not(eb('product.promotedUntil', '>', now))]))
    .limit(limit)
  return builder
    .with(
      (cte) => cte('promoted').materialized(),
      () => promoted,
    )
    .selectNoFrom((eb) => {
      const first = eb
        .selectFrom('promoted')
        .orderBy('rating', 'desc')
        .orderBy('ratingCount', 'desc')
        .orderBy('_id')
        .limit(limit)
        .select(['_id', 'rating', 'ratingCount', eb.lit<number>(0).as('part')])
      const skipped = eb.selectFrom('promoted').select(eb.fn.countAll<number>().as('count'))
      const second = offset ? others.offset(sql<number>`greatest(0, ${offset} - ${skipped})`) : others
      const both = eb
        .selectFrom((offset ? first.offset(offset) : first).as('one'))
        .select(['one._id', 'one.rating', 'one.ratingCount', 'one.part'])
        .unionAll(
          eb
            .selectFrom(second.as('other'))
            .select(['other._id', 'other.rating', 'other.ratingCount', eb.lit<number>(1).as('part')]),
        )
        .as('both')
      const page = eb
        .selectFrom(both)
        .orderBy('part')
        .orderBy('rating', 'desc')
        .orderBy('ratingCount', 'desc')
        .orderBy('_id')
        .limit(limit)
        .select('_id')
      return [
        joinedIds(page).as('ids'),
        countOf(products.select(eb.lit(1).as('one')), shape).as('total'),
        versionOf(given.scope).$asScalar().as('version'),
        nextEnd(now).as('until'),
      ]
    })
}

/** Found by their text, then sorted: the planner does not know how many a text finds, and walking another index it might look far. */
function sorted(given: Given<ListValues>, shape: ListShape, text: Given<TextValues>): Compilable<ListRow> {
  const { limit, offset } = rangeOf(given, shape)
  const sellerId = shape.impossible ? undefined : given.sellerId
  return builder
    .with(
      (cte) => cte('found').materialized(),
      () =>
        builder
          .selectFrom(candidateProducts(text, shape.among, { conditions: allConditions(given, shape), sellerId }))
          .where(allConditions(given, shape))
          .select(['product._id', 'product.rating', 'product.ratingCount', 'product.promotedUntil', 'product.createdAt'])
          .select(['product.comparablePrice', 'product.name_en']),
    )
    .selectNoFrom((eb) => {
      const page = eb.selectFrom('found as product').orderBy(orderOf(shape.sort, given.now)).limit(limit).select('product._id')
      return [
        joinedIds(offset ? page.offset(offset) : page).as('ids'),
        countOf(eb.selectFrom('found').select(eb.lit(1).as('one')), shape).as('total'),
        versionOf(given.scope).$asScalar().as('version'),
        (shape.sort === 'promoted' ? nextEnd(given.now) : eb.lit(null).$castTo<string | null>()).as('until'),
      ]
    })
}

function rangeOf({ limit, offset }: Given<ListValues>, { window }: ListShape) {
  return {
    limit: window === undefined ? sql<number>`${limit}::integer` : sql.lit(window),
    offset: offset && sql<number>`${offset}::integer`,
  }
}

interface Sorted {
  product: Pick<
    ProductSource['product'],
    '_id' | 'rating' | 'ratingCount' | 'promotedUntil' | 'createdAt' | 'comparablePrice' | 'name_en'
  >
}

function orderOf(sort: ProductSort, now: Expression<string>) {
  return (eb: ExpressionBuilder<Sorted, 'product'>) => {
    const views = builder.selectFrom('viewCounts as views').where('views._id', '=', eb.ref('product._id')).select('views.count')
    const columns: Record<(typeof productOrders)[ProductSort][number], Expression<unknown>> = {
      '-promoted': sql`coalesce(${eb.ref('product.promotedUntil')} > ${now}, false) desc`,
      '-rating': sql`${eb.ref('product.rating')} desc`,
      '-ratingCount': sql`${eb.ref('product.ratingCount')} desc`,
      '-createdAt': sql`${eb.ref('product.createdAt')} desc`,
      comparablePrice: eb.ref('product.comparablePrice'),
      '-comparablePrice': sql`${eb.ref('product.comparablePrice')} desc`,
      name_en: eb.fn('lower', ['product.name_en']),
      '-views': sql`coalesce(${views}, 0) desc`,
    }
    return sql.join([...productOrders[sort].map((column) => columns[column]), eb.ref('product._id')])
  }
}
