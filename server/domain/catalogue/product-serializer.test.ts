import { describe, expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import type { Row } from '#server/store/tables.ts'
import { insertTradeFixture, madeAt } from '#tests/support/store-fixture.ts'
import { serializeProductCard, serializeListingCard } from './product-serializer.ts'

const cardOf = async (columns: Partial<Row<'products'>>) => {
  const store = openMemoryStore()
  const { product } = await insertTradeFixture(store, columns)
  const [row] = await store.productCards([product._id])
  if (row === undefined) throw new Error('There is no such card')
  return row
}

describe('the card of a listing', () => {
  it('has a lowest price where more of it costs less', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' })
    const graded = serializeProductCard(await cardOf({ price: 120, lowestPrice: 95 }), madeAt)
    expect([graded.price, graded.lowestPrice]).toEqual([usd(120), usd(95)])
    expect(serializeProductCard(await cardOf({ price: 120, lowestPrice: 120 }), madeAt)).not.toHaveProperty('lowestPrice')
  })

  it.each([
    ['for a moment yet', '2026-11-21T08:30:00.001Z', true],
    ['until this moment', madeAt, false],
    ['not at all', null, false],
  ])('is promoted %s', async (_, promotedUntil, promoted) => {
    const row = await cardOf({ promotedUntil })
    expect(serializeProductCard(row, madeAt).promoted).toBe(promoted)
    const own = serializeListingCard(row, { product: undefined, viewCount: 0 }, madeAt)
    expect(own.promotedUntil).toBe(promoted ? promotedUntil : undefined)
  })

  it('tells its seller how often it was opened, its reference, and what is missing for it to be offered', async () => {
    const row = await cardOf({})
    const product = { reference: 'ET-96', missing: ['sds' as const] }
    const { viewCount, reference, missing } = serializeListingCard(row, { product, viewCount: 7 }, madeAt)
    expect({ viewCount, reference, missing }).toEqual({ viewCount: 7, reference: 'ET-96', missing: ['sds'] })
    expect(serializeListingCard(row, { product: { ...product, missing: [] }, viewCount: 0 }, madeAt)).not.toHaveProperty(
      'missing',
    )
  })
})
