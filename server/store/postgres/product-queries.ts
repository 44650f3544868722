import { searchTerms } from '#server/domain/search/search-text.ts'
import { isId } from '../column-kinds.ts'
import {
  type FacetRow,
  mostListed,
  type ProductFilter,
  type ProductPageRequest,
  type ProductPageRows,
  type ProductQueries,
} from '../product-queries.ts'
import { CardCache } from './card-cache.ts'
import { readVersion, versionOf } from './catalogue-version.ts'
import type { Connection } from './connection.ts'
import { allOf } from './expressions.ts'
import { readCards, readDetail } from './product-cards.ts'
import { facets } from './product-facets.ts'
import { filterShape, filterValues, keyQuery, patternsOf, type TextValues } from './product-filter.ts'
import { candidatesFor } from './leading-products.ts'
import { list } from './product-lists.ts'
import { type Found, listedOf, readSearch, readSubstances, termsToFind } from './product-search.ts'
import { VersionedCache, noCache, type Reading } from './versioned-cache.ts'
import { readSellers, sellerRows } from './seller-lists.ts'
import { builder, statement } from './statement.ts'

/** Ids read at once and cached: five usual pages. */
const windowSize = 100

/** Counts of more products may lag behind the catalogue by up to a minute: counting a million takes the database a second. */
const mostCountedAtOnce = 5_000

const counts = statement()(() =>
  builder
    .selectFrom(versionOf(undefined).as('catalogue'))
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('products')
          .where('status', '=', 'active')
          .groupBy('subCategoryId')
          .select((of) => ['subCategoryId', of.fn.countAll<number>().as('count')])
          .as('counted'),
      (join) => join.onTrue(),
    )
    .orderBy('counted.subCategoryId')
    .select(['catalogue.version', 'counted.subCategoryId', 'counted.count']),
)

const priced = statement<{ after: string | undefined; limit: number }>()(({ after, limit }) =>
  builder
    .selectFrom('products')
    .where((eb) => allOf([after && eb('_id', '>', after)]))
    .orderBy('_id')
    .limit(limit)
    .select(['_id', 'currency', 'unit', 'price', 'comparablePrice']),
)

const countries = statement()(() =>
  builder
    .selectFrom('sellers')
    .where(({ exists, ref, selectFrom }) =>
      exists(
        selectFrom('products').where('status', '=', 'active').where('sellerId', '=', ref('sellers._id')).select('products._id'),
      ),
    )
    .groupBy('country')
    .orderBy('country')
    .select('country'),
)

const banner = statement()(() =>
  builder.selectNoFrom((eb) => {
    const active = eb.selectFrom('products').where('status', '=', 'active')
    const brands = active.where('brand', 'is not', null).groupBy('brand').select('brand').as('brands')
    const count = eb.fn.countAll<number>().as('count')
    return [
      versionOf(undefined).$asScalar().as('version'),
      active.select(count).$asScalar().as('products'),
      eb.selectFrom(brands).select(count).$asScalar().as('brands'),
      eb
        .selectFrom('sellers')
        .where(({ exists, ref }) => exists(active.where('sellerId', '=', ref('sellers._id')).select('products._id')))
        .select(count)
        .$asScalar()
        .as('sellers'),
    ]
  }),
)

/**
 * Lists and searches are ids in order, cached while the catalogue stays as it is, and the rows of a page, read by their ids at
 * each call, or at least their row versions. So a page costs the same whatever the size of the catalogue, and nothing shown is out of date.
 */
export function postgresProductQueries(db: Connection): ProductQueries {
  const cache = db.isTransaction ? noCache : new VersionedCache()
  const cardCache = db.isTransaction ? undefined : new CardCache()

  /** A page of a list that is cached under a key. One that ends before its last product may lag behind the catalogue, its cards never do. */
  function pageOf(
    key: unknown[],
    now: string,
    { limit, offset }: { limit: number; offset: number },
    { category, inactiveToo = false, mayLag = true }: { category?: string | undefined; inactiveToo?: boolean; mayLag?: boolean },
    read: (range: Range) => Promise<Reading<Found>>,
  ): Promise<ProductPageRows & { corrected: boolean }> {
    const range = rangeOf(limit, offset, !db.isTransaction)
    return cache.get(
      JSON.stringify([...key, range]),
      now,
      () => read(range),
      async ({ ids, total, moreExist, corrected }) => {
        const shown = ids === '' ? [] : ids.split(',').slice(offset - range.offset, offset - range.offset + limit)
        const cards = readCards(db, shown, category, cardCache)
        const page = await cache.noted(category ?? '', cards, (one) => one.version)
        // A list that lags may hold what is not on sale any more.
        const rows = inactiveToo ? page.cards : page.cards.filter(({ status }) => status === 'active')
        return { version: page.version, shown: { rows, total, moreExist, corrected } }
      },
      ({ moreExist }) => moreExist && mayLag,
    )
  }

  const versionFor = (category: string | undefined, begun: number) =>
    cache.version(category ?? '', begun, () => readVersion(db, category))

  /** What does not show single rows: only the version is read at each call. `counted`: the products that it counts. */
  function cached<Value>(
    key: unknown[],
    category: string | undefined,
    read: () => Promise<Omit<Reading<Value>, 'until'>>,
    counted: (value: Value) => number,
  ) {
    return cache.get(
      JSON.stringify(key),
      '',
      async () => ({ ...(await read()), until: null }),
      async (shown: Value, begun) => ({ version: await versionFor(category, begun), shown }),
      (value) => counted(value) > mostCountedAtOnce,
    )
  }

  return {
    async productPage({ limit: askedLimit, offset: askedOffset, ...request }) {
      const category = categoryOf(request)
      const { limit, offset } = withinList(request, askedLimit, askedOffset)
      const { now, ...key } = request
      if (request.sort === 'mostViewed') {
        // Visits are no change of the catalogue, so this order is not cached with it.
        const range = rangeOf(limit, offset, false)
        const { value } = await readList(db, request, range, category)
        const ids = value.ids === '' ? [] : value.ids.split(',')
        return { rows: (await readCards(db, ids, category, cardCache)).cards, total: value.total, moreExist: value.moreExist }
      }
      const { rows, total, moreExist } = await pageOf(
        ['list', key],
        key.sort === 'promoted' ? now : '',
        { limit, offset },
        // What is new is to be seen at once: it stands first.
        { category, inactiveToo: request.includeInactive === true, mayLag: request.sort !== 'newest' },
        (range) => readList(db, request, range, category),
      )
      return { rows, total, moreExist }
    },

    async productFacets(filter) {
      const category = categoryOf(filter)
      const found = await cached(
        ['facets', filter],
        category,
        () => readFacets(db, filter, category),
        (rows) => sumOf(rows.filter(({ facet }) => facet === 'grades')),
      )
      return found.map((row) => ({ ...row }))
    },

    async searchProducts(search, now, askedLimit, askedOffset) {
      const terms = searchTerms(search)
      if (terms === undefined) return { rows: [], total: 0, moreExist: false, corrected: false }
      const { limit, offset } = withinList({}, askedLimit, askedOffset)
      return pageOf(['search', terms], now, { limit, offset }, {}, (range) => readSearch(db, terms, now, range))
    },

    substancesOf: (formulaKey) => readSubstances(db, formulaKey),

    async productCards(productIds) {
      const { cards } = await readCards(db, productIds.filter(isId), undefined, cardCache)
      return cards.filter(({ status }) => status === 'active')
    },

    async pricedProducts(after, limit) {
      return (await db.query(priced({ after, limit }))).rows
    },

    async productDetail(productId) {
      return isId(productId) ? readDetail(db, productId) : undefined
    },

    async sellerPage({ search = '', limit, offset }) {
      return cache.get(
        JSON.stringify(['sellers', searchTerms(search)?.words ?? search.trim()]),
        '',
        () => readSellers(db, search),
        async (ids, begun) => {
          const shown = ids.slice(offset, offset + limit)
          if (shown.length === 0) return { version: await versionFor(undefined, begun), shown: { rows: [], total: ids.length } }
          const read = await sellerRows(db, shown)
          return { version: read.version, shown: { rows: read.rows, total: ids.length } }
        },
      )
    },

    async productCounts() {
      const counted = await cached(
        ['counts'],
        undefined,
        async () => {
          const { rows } = await db.query(counts({}))
          const value = rows.flatMap(({ subCategoryId, count }) =>
            subCategoryId === null || count === null ? [] : [{ subCategoryId, count }],
          )
          return { version: rows[0]?.version ?? 0, value }
        },
        sumOf,
      )
      return counted.map((row) => ({ ...row }))
    },

    async sellerCountries() {
      const { rows } = await db.query(countries({}))
      return rows.map(({ country }) => country)
    },

    async bannerNumbers() {
      const numbers = await cached(
        ['banner'],
        undefined,
        async () => {
          const { rows } = await db.query(banner({}))
          const { version = 0, products = 0, brands = 0, sellers = 0 } = rows[0] ?? {}
          return { version, value: { products, brands, sellers } }
        },
        ({ products }) => products,
      )
      return { ...numbers }
    },
  }
}

const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0)

/** Which rows of a list are read; `whole` is a window. */
interface Range {
  limit: number
  offset: number
  whole: boolean
}

/** The part of a page that lies before the end of its list. */
function withinList({ sellerId }: Pick<ProductFilter, 'sellerId'>, limit: number, offset: number) {
  if (sellerId !== undefined) return { limit, offset }
  const left = Math.min(limit, mostListed - offset)
  return left > 0 ? { limit: left, offset } : { limit: 0, offset: 0 }
}

/** The window that a page lies in, or the page itself where windows are of no use. */
function rangeOf(limit: number, offset: number, windows: boolean): Range {
  const start = offset - (offset % windowSize)
  return windows && offset + limit <= start + windowSize
    ? { limit: windowSize, offset: start, whole: true }
    : { limit, offset, whole: false }
}

/** The category whose version applies to a list, if it is within one. The alternatives of a text depend on all. */
const categoryOf = ({ categoryId, search }: ProductFilter) =>
  categoryId !== undefined && isId(categoryId) && search === undefined ? categoryId : undefined

async function readList(
  db: Connection,
  { search, ...request }: Omit<ProductPageRequest, 'limit' | 'offset'>,
  { limit, offset, whole }: Range,
  category: string | undefined,
): Promise<Reading<Found>> {
  const text = await textOf(db, search, request)
  const { now, sort } = request
  const range = { limit: whole ? undefined : limit, offset: offset || undefined, now }
  const values = { ...filterValues(request), query: text?.query, patterns: text?.patterns, scope: category, ...range }
  const among = text ? await candidatesFor(db, { ...filterValues(request), ...text }, filterShape(request)) : 'all'
  const shape = {
    ...filterShape(request),
    among,
    sort,
    window: whole ? limit : undefined,
    mayEnd: request.sellerId === undefined,
  }
  const { rows } = await db.query(list(values, shape))
  const { ids = '', total = 0, version = 0, until = null } = rows[0] ?? {}
  return {
    value: { ids, ...listedOf(total, among, request.sellerId), corrected: false },
    version: text?.version ?? version,
    until,
  }
}

async function readFacets(
  db: Connection,
  { search, ...filter }: ProductFilter,
  category: string | undefined,
): Promise<Omit<Reading<FacetRow[]>, 'until'>> {
  const text = await textOf(db, search, filter)
  const values = { ...filterValues(filter), query: text?.query, patterns: text?.patterns, scope: category }
  const counted = { ...filter, grades: [], forms: [], countries: [] }
  const among = text ? await candidatesFor(db, { ...filterValues(counted), ...text }, filterShape(filter)) : 'all'
  const { rows } = await db.query(facets(values, { ...filterShape(filter), among }))
  const value = rows.flatMap(({ facet, value: of, count }) =>
    facet === null || of === null || count === null ? [] : [{ facet, value: of, count }],
  )
  return { version: text?.version ?? rows[0]?.version ?? 0, value }
}

/** The version is that of reading the words, the earlier one: later changes make the list out of date. */
async function textOf(
  db: Connection,
  search: string | undefined,
  filter: ProductFilter,
): Promise<(TextValues & { version: number }) | undefined> {
  const terms = search === undefined ? undefined : searchTerms(search)
  if (terms === undefined) return undefined
  const { words, version } = await termsToFind(db, terms, filter.includeInactive === true)
  return { query: keyQuery(words), patterns: patternsOf(words), version }
}
