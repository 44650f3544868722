import { beforeEach, describe, expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import {
  insertTradeFixture,
  madeAt,
  orderOf,
  productRow,
  sellerRow,
  subCategoryRow,
  testId,
  type TradeFixture,
  userRow,
} from '#tests/support/store-fixture.ts'
import { recommended } from './recommendations.ts'

describe('recommendations', () => {
  let store: Store
  let fixture: TradeFixture
  /** The names of those recommended, in their order. */
  const names = async (target: { product?: Row<'products'>; userId?: string; size?: number }) => {
    const cards = await recommended({ tables: store, now: madeAt, product: undefined, userId: undefined, size: 10, ...target })
    return cards.map(({ name_en }) => name_en)
  }
  const offered = async (name_en: string, columns: Partial<Row<'products'>> = {}) => {
    const { seller, category, subCategory } = fixture
    const ids = { sellerId: seller._id, categoryId: category._id, subCategoryId: subCategory._id }
    const row = productRow({ ...ids, casNumber: `${name_en}-00-0`, name_en, ...columns })
    await store.insert('products', row)
    return row
  }
  const elsewhere = async () => {
    const row = subCategoryRow({ categoryId: fixture.category._id })
    await store.insert('subCategories', row)
    return { subCategoryId: row._id }
  }
  /** A new buyer's orders of these products. */
  const boughtTogether = async (...products: Row<'products'>[]) => {
    const buyer = userRow()
    await store.insert('users', buyer)
    for (const { _id } of products) await store.insert('orders', orderOf(fixture, { buyerId: buyer._id, productId: _id }))
    return buyer._id
  }
  beforeEach(async () => {
    store = openMemoryStore()
    fixture = await insertTradeFixture(store, { name_en: 'Seed', casNumber: '64-17-5' })
  })

  it('put first what was bought together by most, then the same substance, then what is alike', async () => {
    const otherPlace = await elsewhere()
    const [often, once] = [await offered('Often', otherPlace), await offered('Once', otherPlace)]
    await offered('Same', { casNumber: '64-17-5' })
    await offered('Alike')
    await offered('Strange', otherPlace)
    for (const products of [[often], [often], [often, once]]) await boughtTogether(fixture.product, ...products)
    // Buyers who did not buy the seed do not count.
    for (let times = 0; times < 5; times += 1) await boughtTogether(once)
    expect(await names({ product: fixture.product })).toEqual(['Often', 'Same', 'Once', 'Alike', 'Strange'])
  })

  it('name neither the seed, nor what is out of stock, nor the caller’s own goods', async () => {
    await offered('Sold out', { stock: 9, minimumOrder: 10 })
    await offered('Just enough', { stock: 10, minimumOrder: 10 })
    const own = userRow()
    const seller = sellerRow({ _id: own._id })
    await store.insert('users', own)
    await store.insert('sellers', seller)
    await offered('Own', { sellerId: seller._id })
    expect(await names({ product: fixture.product, userId: own._id })).toEqual(['Just enough'])
    expect((await names({ product: fixture.product })).toSorted()).toEqual(['Just enough', 'Own'])
  })

  it('show at most two offers of one substance, and so many in all', async () => {
    for (const name of ['One', 'Two', 'Three']) await offered(name, { casNumber: '67-64-1' })
    await offered('Other')
    expect((await names({ product: fixture.product })).length).toBe(3)
    expect((await names({ product: fixture.product, size: 2 })).length).toBe(2)
  })

  it('follow what the caller ordered and opened, not what others did', async () => {
    const [own, otherOrder] = [await elsewhere(), await elsewhere()]
    const [opened, near, far] = [await offered('Opened', own), await offered('Near', own), await offered('Far', otherOrder)]
    const caller = await boughtTogether()
    await boughtTogether(far)
    await store.insert('viewedProducts', { _id: testId(), userId: caller, productId: opened._id, viewedAt: madeAt })
    const found = await names({ userId: caller })
    expect([found[0], found.includes('Opened')]).toEqual(['Near', false])
    await store.insert('orders', orderOf(fixture, { buyerId: caller, productId: near._id }))
    expect(await names({ userId: caller })).not.toContain('Near')
  })

  it('are what is on offer for somebody of whom nothing is known', async () => {
    await offered('Offered')
    expect((await names({})).toSorted()).toEqual(['Offered', 'Seed'])
  })

  it('take no account of the caller’s own orders of a product', async () => {
    const otherPlace = await elsewhere()
    const bought = await offered('Bought', otherPlace)
    await offered('Alike')
    const caller = await boughtTogether(fixture.product, bought)
    expect((await names({ product: fixture.product, userId: caller }))[0]).toBe('Alike')
  })
})
