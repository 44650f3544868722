import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchTextOf } from '#server/domain/search/search-text.ts'
import type { Connection } from '#server/store/postgres/connection.ts'
import { chooseLeadingProducts } from '#server/store/postgres/leading-products.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { insertTradeFixture, productRow, testId, type TradeFixture } from '#tests/support/store-fixture.ts'
import { freshDatabase } from '#tests/support/stores.ts'

const now = '2026-11-21T08:00:00.000Z'
const later = '2026-11-22T08:00:00.000Z'

describe('a catalogue with leading products', () => {
  let store: Store
  let client: Client
  let fixture: TradeFixture
  let narrow: string
  let url: string

  beforeAll(async () => {
    url = await freshDatabase()
    store = await openPostgres({ url })
    client = new Client({ connectionString: url })
    await client.connect()
    fixture = await insertTradeFixture(store, named('Kerosene', { rating: 5 }))
    narrow = testId()
    await store.insert('categories', { ...fixture.category, _id: narrow, slug: narrow })
    // Rated from 0 to 4.2, so that the last of them are the first of a list.
    const many = Array.from({ length: 2_100 }, (_, at) => product(`Borazine ${at}`, { rating: at / 500 }))
    for (let start = 0; start < many.length; start += 300) await store.insert('products', ...many.slice(start, start + 300))
  })
  afterAll(async () => {
    await client.end()
    await store.close()
  })

  function named(name: string, columns: Partial<Row<'products'>> = {}): Partial<Row<'products'>> {
    const texts = { name_en: name, name_ar: null, name_bn: null, synonyms: [], ecNumber: null, unNumber: null }
    const substance = { casNumber: '64-17-5', molecularFormula: 'C2H6O' }
    return { ...texts, ...substance, searchText: searchTextOf({ ...texts, ...substance }), ...columns }
  }

  const product = (name: string, columns: Partial<Row<'products'>> = {}) =>
    productRow({
      sellerId: fixture.seller._id,
      categoryId: fixture.category._id,
      subCategoryId: fixture.subCategory._id,
      ...named(name, columns),
    })

  /** Makes so many products lead, over a connection of its own. */
  const choose = (most: number) => chooseLeadingProducts(client as unknown as Connection, now, most) // the one method it needs

  async function leading(): Promise<string[]> {
    const { rows } = await client.query<{ name_en: string }>(
      'select "name_en" from "leadingProducts" join "products" using ("_id") order by "rating" desc',
    )
    return rows.map(({ name_en }) => name_en)
  }

  /** As another process asks, which has cached nothing: what it has may lag. */
  async function found(search: string, limit = 3) {
    const other = await openPostgres({ url })
    const { rows, ...page } = await other.searchProducts(search, now, limit, 0)
    await other.close()
    return { ...page, names: rows.map(({ name_en }) => name_en) }
  }

  it('has none while it is small', async () => {
    await store.chooseLeadingProducts?.(now)
    expect(await leading()).toEqual([])
    await choose(2_101)
    expect(await leading()).toEqual([])
  })

  it('has the first of a list, and promoted ones, and lets those go that fall behind', async () => {
    await choose(3)
    expect(await leading()).toEqual(['Kerosene', 'Borazine 2099', 'Borazine 2098'])
    const promoted = product('Borazine on show', { rating: 0, promotedUntil: later })
    await store.insert('products', promoted)
    await store.update('products', { _id: fixture.product._id }, { rating: 0 })
    await choose(3)
    expect(await leading()).toEqual(['Borazine 2099', 'Borazine 2098', 'Borazine 2097', 'Borazine on show'])
    await store.update('products', { _id: promoted._id }, { promotedUntil: null })
    await choose(3)
    expect(await leading()).toEqual(['Borazine 2099', 'Borazine 2098', 'Borazine 2097'])
    await store.remove('products', { _id: promoted._id })
  })

  it('ranks those that lead when they are more than a list shows, and an exact name before them', async () => {
    const exact = product('Borazine', { rating: 0.1 })
    await store.insert('products', exact)
    await choose(1_200)
    expect(await found('borazine')).toEqual({
      names: ['Borazine', 'Borazine 2099', 'Borazine 2098'],
      total: 1_000,
      moreExist: true,
      corrected: false,
    })
    await store.remove('products', { _id: exact._id })
  })

  it('ranks those that lead and some of the others when fewer lead', async () => {
    await choose(300)
    expect(await found('bora')).toEqual({
      names: ['Borazine 2099', 'Borazine 2098', 'Borazine 2097'],
      total: 1_000,
      moreExist: true,
      corrected: false,
    })
    expect(await found('borazine', 400)).toMatchObject({ total: 1_000, names: { length: 400 } })
  })

  it('looks among all for a text that finds few', async () => {
    await choose(300)
    expect(await found('borazine 12')).toEqual({
      names: ['Borazine 12', 'Borazine 1299', 'Borazine 1298'],
      total: 111,
      moreExist: false,
      corrected: false,
    })
  })

  it('finds what fits a text and a filter, whether it leads or not', async () => {
    const few = [product('Borazine of few', { categoryId: narrow, rating: 0.2 })]
    await store.insert('products', ...few)
    for (const most of [300, 1_200]) {
      await choose(most)
      const list = await store.productPage({ now, sort: 'top', search: 'borazine', categoryId: narrow, limit: most, offset: 0 })
      expect(list).toMatchObject({ rows: [{ name_en: 'Borazine of few' }], total: 1, moreExist: false })
      const facets = await store.productFacets({ search: 'borazine', categoryId: narrow })
      expect(facets.filter(({ facet }) => facet === 'grades')).toMatchObject([{ count: 1 }])
    }
    await store.remove('products', { categoryId: narrow })
  })

  it('shows none that was put away or renamed since it began to lead', async () => {
    await choose(1_200)
    const [first, second] = await store.list(
      'products',
      { name_en: ['Borazine 2099', 'Borazine 2098'] },
      { orderBy: ['-rating'] },
    )
    await store.update('products', { _id: first?._id ?? '' }, { status: 'inactive' })
    await store.update('products', { _id: second?._id ?? '' }, named('Cyclohexane'))
    expect(await found('borazine', 1)).toMatchObject({ names: ['Borazine 2097'] })
    // As a process shows it that has read the list before, and lags.
    await store.searchProducts('borazine', now, 1, 0)
    const [third] = await store.list('products', { name_en: 'Borazine 2097' })
    await store.update('products', { _id: third?._id ?? '' }, { status: 'inactive' })
    const { rows } = await store.searchProducts('borazine', now, 2, 0)
    expect(rows.map(({ name_en }) => name_en)).toEqual(['Borazine 2096'])
  })

  it('takes what leads out of the archive that is loaded, since its products are others', async () => {
    await choose(300)
    await store.archive?.replace((async function* () {})())
    expect(await leading()).toEqual([])
    expect((await client.query('select from "leadingProducts"')).rowCount).toBe(0)
  })
})
