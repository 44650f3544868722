import { beforeAll, describe, expect, test } from 'vitest'
import { searchTextOf } from '#server/domain/search/search-text.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { ProductPageRequest } from '#server/store/product-queries.ts'
import type { Store, Tables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { insertTradeFixture, productRow, testId } from '#tests/support/store-fixture.ts'
import type { TradeFixture } from '#tests/support/store-fixture.ts'
import { describeStores, freshDatabase } from '#tests/support/stores.ts'

const now = '2026-11-21T08:00:00.000Z'
const later = '2026-11-22T08:00:00.000Z'

function named(name: string, columns: Partial<Row<'products'>> = {}): Partial<Row<'products'>> {
  const texts = {
    name_en: name,
    name_ar: null,
    name_bn: null,
    synonyms: [],
    casNumber: '64-17-5',
    ecNumber: null,
    unNumber: null,
    molecularFormula: 'C2H6O',
  }
  return { ...texts, searchText: searchTextOf(texts), ...columns }
}

/** All results of a list, in one value. */
async function notified(tables: Tables, request: Partial<ProductPageRequest>, search: string) {
  const list = await tables.productPage({ now, sort: 'top', limit: 10, offset: 0, ...request })
  const found = await tables.searchProducts(search, now, 10, 0)
  const facets = await tables.productFacets({ ...(request.categoryId !== undefined && { categoryId: request.categoryId }) })
  return {
    list: list.rows.map(({ _id }) => _id),
    total: list.total,
    found: found.rows.map(({ _id }) => _id),
    facets: facets.filter(({ facet }) => facet === 'grades'),
    banner: (await tables.bannerNumbers()).products,
    counts: (await tables.productCounts()).reduce((sum, { count }) => sum + count, 0),
  }
}

describeStores((_name, openStore) => {
  let store: Store
  let fixture: TradeFixture
  const another = (columns: Partial<Row<'products'>> = {}) =>
    productRow({
      sellerId: fixture.seller._id,
      categoryId: fixture.category._id,
      subCategoryId: fixture.subCategory._id,
      ...named('Kerosene'),
      ...columns,
    })

  beforeAll(async () => {
    store = await openStore()
    fixture = await insertTradeFixture(store, named('Kerosene', { rating: 3 }))
  })

  test('a list asked for again shows what was written since', async () => {
    const { category, product } = fixture
    const read = () => notified(store, { categoryId: category._id }, 'kerosene')
    const onePage = {
      list: [product._id],
      total: 1,
      found: [product._id],
      facets: [{ facet: 'grades', value: 'technical', count: 1 }],
      banner: 1,
      counts: 1,
    }
    expect([await read(), await read()]).toEqual([onePage, onePage])

    const better = another({ rating: 4, grade: 'pharma' })
    await store.insert('products', better)
    const both = [better._id, product._id]
    const grades = [
      { facet: 'grades', value: 'pharma', count: 1 },
      { facet: 'grades', value: 'technical', count: 1 },
    ]
    const two = { list: both, total: 2, found: both, facets: grades, banner: 2, counts: 2 }
    expect([await read(), await read()]).toEqual([two, two])

    await store.update('products', { _id: better._id }, { rating: 2 })
    expect((await read()).list).toEqual([product._id, better._id])
    await store.update('products', { _id: better._id }, { status: 'inactive' })
    expect(await read()).toEqual(onePage)
    await store.remove('products', { _id: better._id })
    expect(await read()).toEqual(onePage)
  })

  test('what is in stock leaves the list with the last that can be ordered, and the card shows the stock of now', async () => {
    const stocked = another({ stock: 3, minimumOrder: 2 })
    await store.insert('products', stocked)
    const read = async () => {
      const { rows } = await store.productPage({
        now,
        sort: 'newest',
        limit: 10,
        offset: 0,
        inStock: true,
        sellerId: fixture.seller._id,
      })
      return rows.filter(({ _id }) => _id === stocked._id).map(({ stock }) => stock)
    }
    expect(await read()).toEqual([3])
    await store.takeStock(stocked._id, 1)
    expect(await read()).toEqual([2])
    await store.takeStock(stocked._id, 1)
    expect(await read()).toEqual([])
    await store.remove('products', { _id: stocked._id })
  })

  test('a card shows its seller and its stock of now, within a transaction its own writes, and after a rollback none of them', async () => {
    /** Read twice: once into the cache, once from it. */
    const cards = async (tables: Tables) => {
      const read = [await tables.productCards([fixture.product._id]), await tables.productCards([fixture.product._id])]
      return read.flat().map((card) => [card.stock, card.seller.businessName])
    }
    const twice = (...card: [stock: number, seller: string]) => [card, card]
    const { stock } = fixture.product
    const { businessName } = fixture.seller
    expect(await cards(store)).toEqual(twice(stock, businessName))

    await store.update('sellers', { _id: fixture.seller._id }, { businessName: 'Kerosene House' })
    expect(await cards(store)).toEqual(twice(stock, 'Kerosene House'))

    const rolledBack = store.transaction(async (tables) => {
      await tables.update('products', { _id: fixture.product._id }, { stock: stock + 7 })
      expect(await cards(tables)).toEqual(twice(stock + 7, 'Kerosene House'))
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await cards(store)).toEqual(twice(stock, 'Kerosene House'))
    await store.update('sellers', { _id: fixture.seller._id }, { businessName })
    expect(await cards(store)).toEqual(twice(stock, businessName))
  })

  test('a promotion that ends moves a product down without any write', async () => {
    const promoted = another({ rating: 1, promotedUntil: '2026-11-21T20:00:00.000Z' })
    await store.insert('products', promoted)
    const read = async (at: string) => {
      const list = await store.productPage({ now: at, sort: 'promoted', limit: 10, offset: 0 })
      const found = await store.searchProducts('kerosene', at, 10, 0)
      return [list.rows[0]?._id, found.rows[0]?._id]
    }
    expect(await read(now)).toEqual([promoted._id, promoted._id])
    expect(await read(later)).toEqual([fixture.product._id, fixture.product._id])
    expect(await read(now)).toEqual([promoted._id, promoted._id])
    await store.remove('products', { _id: promoted._id })
  })

  test('lists and searches end with the thousandth product and show that there are more, the list of a seller does not end', async () => {
    const categoryId = testId()
    await store.insert('categories', { ...fixture.category, _id: categoryId, slug: categoryId })
    const columns = { ...named('Quinoxalone'), categoryId }
    const many = Array.from({ length: 1_001 }, (_, at) => another({ ...columns, rating: at / 1_001 }))
    const last = many[1]?._id
    for (let start = 0; start < many.length; start += 300) await store.insert('products', ...many.slice(start, start + 300))
    const { sellerId } = fixture.product
    for (const sort of ['top', 'promoted', 'newest', 'mostViewed'] as const) {
      const list = (limit: number, offset: number) => store.productPage({ now, sort, categoryId, limit, offset })
      expect(await list(20, 980)).toMatchObject({ rows: { length: 20 }, total: 1_000, moreExist: true })
      expect(await list(30, 990)).toMatchObject({ rows: { length: 10 }, total: 1_000, moreExist: true })
      expect(await list(20, 1_000)).toEqual({ rows: [], total: 1_000, moreExist: true })
      expect(await list(20, 9_007_199_254_740_000)).toEqual({ rows: [], total: 1_000, moreExist: true })
      const own = await store.productPage({ now, sort, categoryId, sellerId, limit: 20, offset: 1_000 })
      expect(own).toMatchObject({ rows: { length: 1 }, total: 1_001, moreExist: false })
    }
    const found = (limit: number, offset: number) => store.searchProducts('quinoxalone', now, limit, offset)
    expect(await found(20, 990)).toMatchObject({ rows: { length: 10 }, total: 1_000, moreExist: true })
    expect((await found(20, 980)).rows.at(-1)?._id).toBe(last)
    expect(await found(20, 1_000)).toMatchObject({ rows: [], total: 1_000, moreExist: true })
    await store.remove('products', { _id: many[0]?._id ?? '' })
    // Of pages that were read before, the number may lag by seconds.
    expect(await found(20, 700)).toMatchObject({ rows: { length: 20 }, total: 1_000, moreExist: false })
    await store.remove('products', { categoryId })
  })

  test('pages after the first hundred go on where those before ended, promoted ones first', async () => {
    const categoryId = testId()
    await store.insert('categories', { ...fixture.category, _id: categoryId, slug: categoryId })
    const many = Array.from({ length: 230 }, (_, at) =>
      another({ categoryId, rating: at % 7, ratingCount: at % 3, promotedUntil: at % 2 ? later : null }),
    )
    await store.insert('products', ...many)
    const ids = many
      .toSorted(
        (onePage, other) =>
          Number(other.promotedUntil !== null) - Number(onePage.promotedUntil !== null) ||
          other.rating - onePage.rating ||
          other.ratingCount - onePage.ratingCount ||
          (onePage._id < other._id ? -1 : 1),
      )
      .map(({ _id }) => _id)
    const read = async (limit: number, offset: number) => {
      const { rows, total } = await store.productPage({ now, sort: 'promoted', categoryId, limit, offset })
      expect(total).toBe(230)
      return rows.map(({ _id }) => _id)
    }
    for (const [limit, offset] of [
      [20, 80],
      [20, 100],
      [30, 90],
      [20, 110],
      [100, 200],
      [100, 0],
      [20, 230],
    ] as const) {
      expect(await read(limit, offset)).toEqual(ids.slice(offset, offset + limit))
    }
    await store.remove('products', { categoryId })
  })

  test('what a transaction wrote and took back was never there', async () => {
    const read = (tables: Tables) => notified(tables, {}, 'paraffin')
    const before = await read(store)
    const added = another(named('Paraffin'))
    const refusal = new Error('taken back')
    await expect(
      store.transaction(async (tables) => {
        await tables.insert('products', added)
        const inside = await read(tables)
        expect(inside.found).toEqual([added._id])
        expect(inside.total).toBe(before.total + 1)
        throw refusal
      }),
    ).rejects.toBe(refusal)
    expect(await read(store)).toEqual(before)
    // Another one, so that as many changes are counted as the one that was taken back had seen.
    await store.insert('products', another(named('Vaseline')))
    expect((await read(store)).found).toEqual([])
  })
})

describe('PostgreSQL with two processes', () =>
  test('each sees what the other wrote', async () => {
    const url = await freshDatabase()
    const [onePage, other] = [await openPostgres({ url }), await openPostgres({ url })]
    try {
      const { product, category } = await insertTradeFixture(onePage, named('Kerosene'))
      const read = (store: Store) => notified(store, { categoryId: category._id }, 'kerosene')
      expect(await read(other)).toEqual(await read(onePage))
      await other.update('products', { _id: product._id }, { status: 'inactive' })
      expect(await read(onePage)).toEqual({ list: [], total: 0, found: [], facets: [], banner: 0, counts: 0 })
      expect(await read(other)).toEqual(await read(onePage))
    } finally {
      await onePage.close()
      await other.close()
    }
  }))
