import { beforeAll, expect, test } from 'vitest'
import type { DocumentRequestPageRequest } from '#server/store/document-queries.ts'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { insertTradeFixture, testId } from '#tests/support/store-fixture.ts'
import type { TradeFixture } from '#tests/support/store-fixture.ts'
import { describeStores } from '#tests/support/stores.ts'

describeStores((_name, openStore) => {
  let store: Store
  let fixture: TradeFixture

  const requestRow = (message: string, columns: Partial<Row<'documentRequests'>> = {}): Row<'documentRequests'> => ({
    _id: testId(),
    buyerId: fixture.buyer._id,
    sellerId: fixture.seller._id,
    productId: fixture.product._id,
    message,
    name_en: 'Ethanol 96 %',
    name_ar: 'إيثانول',
    name_bn: 'ইথানল',
    casNumber: '64-17-5',
    kind: 'SDS',
    status: 'refused',
    note: null,
    reason: null,
    fileId: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    answerBy: '2026-11-22T08:00:00.000Z',
    answeredAt: null,
    ...columns,
  })
  const page = async (request: Partial<DocumentRequestPageRequest>): Promise<[messages: string, total: number]> => {
    const { rows, total } = await store.documentRequestPage({
      side: 'buyer',
      userId: fixture.buyer._id,
      sort: 'newest',
      limit: 10,
      offset: 0,
      ...request,
    })
    return [rows.map(({ message }) => message).join(' '), total]
  }

  beforeAll(async () => {
    store = await openStore()
    fixture = await insertTradeFixture(store)
    const day = (date: number) => ({ createdAt: `2026-11-${date}T08:00:00.000Z` })
    await store.insert(
      'documentRequests',
      requestRow('a', day(11)),
      requestRow('b', { ...day(13), kind: 'CoA', status: 'requested' }),
      requestRow('c', { ...day(12), name_en: 'Acetone_100%', name_ar: null, casNumber: '67-64-1' }),
      // The same moment as c, inserted later.
      requestRow('d', { ...day(12), kind: 'TDS', status: 'provided', name_bn: null }),
      // The seller has requests as a buyer, too: a side sees only its own.
      requestRow('e', { ...day(14), buyerId: fixture.sellerUser._id }),
    )
  })

  test('has the requests of one side, newest or oldest first, the later id first or last among equals', async () => {
    expect(await page({})).toEqual(['b d c a', 4])
    expect(await page({ sort: 'oldest' })).toEqual(['a c d b', 4])
    expect(await page({ side: 'seller', userId: fixture.seller._id })).toEqual(['e b d c a', 5])
    expect(await page({ side: 'seller' })).toEqual(['', 0])
    expect(await page({ userId: 'not-an-id' })).toEqual(['', 0])
  })

  test('keeps to states and kinds', async () => {
    expect(await page({ statuses: ['refused'] })).toEqual(['c a', 2])
    expect(await page({ kinds: ['CoA', 'TDS'] })).toEqual(['b d', 2])
    expect(await page({ kinds: ['CoA', 'TDS'], statuses: ['provided'] })).toEqual(['d', 1])
    expect(await page({ statuses: [] })).toEqual(['', 0])
  })

  test('keeps to the requests about one product', async () => {
    expect(await page({ productId: fixture.product._id, kinds: ['CoA'] })).toEqual(['b', 1])
    expect(await page({ productId: testId() })).toEqual(['', 0])
    expect(await page({ productId: 'not-an-id' })).toEqual(['', 0])
  })

  test('finds part of a name in any language or of the CAS number, taken by the letter', async () => {
    expect(await page({ search: ' ACETONE ' })).toEqual(['c', 1])
    expect(await page({ search: 'يثانو' })).toEqual(['b d a', 3])
    expect(await page({ search: 'থান' })).toEqual(['b c a', 3])
    expect(await page({ search: '67-64' })).toEqual(['c', 1])
    expect(await page({ search: 'e_1' })).toEqual(['c', 1])
    expect(await page({ search: '%' })).toEqual(['b d c a', 4])
    expect(await page({ search: '\0' })).toEqual(['', 0])
  })

  test('is cut in pages and always tells the total', async () => {
    expect(await page({ limit: 2 })).toEqual(['b d', 4])
    expect(await page({ limit: 2, offset: 2 })).toEqual(['c a', 4])
    expect(await page({ limit: 2, offset: 4 })).toEqual(['', 4])
    expect(await page({ limit: 0 })).toEqual(['', 4])
  })
})
