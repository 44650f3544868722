import { searchTerms } from '#server/domain/search-text.ts'
import { isId } from '../column-kinds.ts'
import type { FacetRow, ProductFilter, ProductPageRequest, ProductQueries } from '../product-queries.ts'
import type { Connection } from './connection.ts'
import { readCards, readDetail } from './product-cards.ts'
import { keyQuery, patternsOf, Values } from './product-filter.ts'
import { facetsStatement, listStatement, type Range, type TextValues, versionOf } from './product-lists.ts'
import { type Found, readSearch, wordsToFind } from './product-search.ts'
import { Remembering, notRemembering, type Reading } from './remembered.ts'
import { readSellers, sellerRows } from './seller-lists.ts'
import { run } from './statement.ts'

/** Ids read at once and remembered: five usual pages. */
const windowSize = 100

const versionStatement = {
  all: `select ${versionOf(undefined)} as "version"`,
  category: `select ${versionOf('$1')} as "version"`,
}
const countsStatement = `select v."version", c.* from (${versionStatement.all}) v left join
  (select "subCategoryId", count(*) as "count" from "products" where "status" = 'active' group by 1) c on true order by 2`
const bannerStatement = `select ${versionOf(undefined)} as "version",
  (select count(*) from "products" where "status" = 'active') as "products",
  (select count(*) from (select from "products" where "status" = 'active' and "brand" is not null group by "brand") b) as "brands",
  (select count(*) from "sellers" s where exists(select from "products" p where p."sellerId" = s."_id" and p."status" = 'active')) as "sellers"`

/**
 * Lists and searches are ids in order, remembered while the catalogue stays as it is, and the rows of a page, read by their ids at
 * each call. So a page costs the same whatever the size of the catalogue, and nothing shown is out of date.
 */
export function postgresProductQueries(db: Connection): ProductQueries {
  const remembering = db.isTransaction ? notRemembering : new Remembering()

  /** A page of a list that is remembered under a key. */
  function pageOf(
    key: unknown[],
    now: string,
    { limit, offset }: { limit: number; offset: number },
    category: string | undefined,
    read: (range: Range) => Promise<Reading<Found>>,
  ) {
    const range = rangeOf(limit, offset, !db.isTransaction)
    return remembering.answer(
      JSON.stringify([...key, range]),
      now,
      () => read(range),
      async ({ ids, total, corrected }) => {
        const shown = ids === '' ? [] : ids.split(',').slice(offset - range.offset, offset - range.offset + limit)
        const cards = readCards(db, shown, category)
        const page = await remembering.noted(category ?? '', cards, (one) => one.version)
        return { version: page.version, shown: { rows: page.cards, total, corrected } }
      },
    )
  }

  const versionFor = (category: string | undefined, begun: number) =>
    remembering.version(category ?? '', begun, () => readVersion(db, category))

  /** What does not show single rows: only the version is read at each call. */
  function counted<Value>(key: unknown[], category: string | undefined, read: () => Promise<Omit<Reading<Value>, 'until'>>) {
    return remembering.answer(
      JSON.stringify(key),
      '',
      async () => ({ ...(await read()), until: null }),
      async (shown: Value, begun) => ({ version: await versionFor(category, begun), shown }),
    )
  }

  return {
    async productPage({ limit, offset, ...request }) {
      const category = categoryOf(request)
      const { now, ...key } = request
      if (request.sort === 'mostViewed') {
        // Visits are no change of the catalogue, so this order is not remembered with it.
        const range = rangeOf(limit, offset, false)
        const { value } = await readList(db, request, range, category)
        const ids = value.ids === '' ? [] : value.ids.split(',')
        return { rows: (await readCards(db, ids, category)).cards, total: value.total }
      }
      const { rows, total } = await pageOf(
        ['list', key],
        key.sort === 'promoted' ? now : '',
        { limit, offset },
        category,
        (range) => readList(db, request, range, category),
      )
      return { rows, total }
    },

    async productFacets(filter) {
      const category = categoryOf(filter)
      const facets = await counted(['facets', filter], category, () => readFacets(db, filter, category))
      return facets.map((row) => ({ ...row }))
    },

    async searchProducts(search, now, limit, offset) {
      const terms = searchTerms(search)
      if (terms === undefined) return { rows: [], total: 0, corrected: false }
      return pageOf(['search', terms], now, { limit, offset }, undefined, (range) => readSearch(db, terms, now, range))
    },

    async productCards(productIds) {
      const { cards } = await readCards(db, productIds.filter(isId), undefined)
      return cards.filter(({ status }) => status === 'active')
    },

    async productDetail(productId) {
      return isId(productId) ? readDetail(db, productId) : undefined
    },

    async sellerPage({ search = '', limit, offset }) {
      return remembering.answer(
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
      const counts = await counted(['counts'], undefined, async () => {
        const { rows } = await run<{ version: number; subCategoryId: string | null; count: number }>(db, countsStatement)
        const value = rows.flatMap(({ subCategoryId, count }) => (subCategoryId === null ? [] : [{ subCategoryId, count }]))
        return { version: rows[0]?.version ?? 0, value }
      })
      return counts.map((row) => ({ ...row }))
    },

    async bannerNumbers() {
      const numbers = await counted(['banner'], undefined, async () => {
        const { rows } = await run<{ version: number; products: number; brands: number; sellers: number }>(db, bannerStatement)
        const { version = 0, products = 0, brands = 0, sellers = 0 } = rows[0] ?? {}
        return { version, value: { products, brands, sellers } }
      })
      return { ...numbers }
    },
  }
}

/** The window that a page lies in, or the page itself where windows are of no use. */
function rangeOf(limit: number, offset: number, windows: boolean): Range {
  const start = offset - (offset % windowSize)
  return windows && offset + limit <= start + windowSize
    ? { limit: windowSize, offset: start, whole: true }
    : { limit, offset, whole: false }
}

/** The category whose version tells about a list, if it stays in one. What a text stands for depends on all of them. */
const categoryOf = ({ categoryId, search }: ProductFilter) =>
  categoryId !== undefined && isId(categoryId) && search === undefined ? categoryId : undefined

async function readVersion(db: Connection, category: string | undefined): Promise<number> {
  const read =
    category === undefined
      ? run<{ version: number }>(db, versionStatement.all)
      : run<{ version: number }>(db, versionStatement.category, [category])
  return (await read).rows[0]?.version ?? 0
}

async function readList(
  db: Connection,
  { search, ...request }: Omit<ProductPageRequest, 'limit' | 'offset'>,
  range: Range,
  category: string | undefined,
): Promise<Reading<Found>> {
  const values = new Values()
  const text = await textOf(db, values, search, request)
  const statement = listStatement(
    values,
    { ...request, ...range },
    range,
    text,
    category === undefined ? undefined : values.add(category),
  )
  const { rows } = await run<{ ids: string; total: number; version: number; until: string | null }>(db, statement, values.all)
  const { ids = '', total = 0, version = 0, until = null } = rows[0] ?? {}
  return { value: { ids, total, corrected: false }, version: text?.version ?? version, until }
}

async function readFacets(
  db: Connection,
  { search, ...filter }: ProductFilter,
  category: string | undefined,
): Promise<Omit<Reading<FacetRow[]>, 'until'>> {
  const values = new Values()
  const text = await textOf(db, values, search, filter)
  const statement = facetsStatement(values, filter, text, category === undefined ? undefined : values.add(category))
  const { rows } = await run<{ version: number; facet: FacetRow['facet'] | null; value: string; count: number }>(
    db,
    statement,
    values.all,
  )
  const value = rows.flatMap(({ facet, value: of, count }) => (facet === null ? [] : [{ facet, value: of, count }]))
  return { version: text?.version ?? rows[0]?.version ?? 0, value }
}

/** The version is that of the words' reading, the earlier one: what changed since makes the list out of date. */
async function textOf(
  db: Connection,
  values: Values,
  search: string | undefined,
  filter: ProductFilter,
): Promise<(TextValues & { version: number }) | undefined> {
  const terms = search === undefined ? undefined : searchTerms(search)
  if (terms === undefined) return undefined
  const { words, version } = await wordsToFind(db, terms, filter.includeInactive === true)
  return { query: values.add(keyQuery(words)), patterns: values.add(patternsOf(words)), version }
}
