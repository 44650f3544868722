import { beforeAll, describe, expect, test } from 'vitest'
import type { RequirementPageRequest, TenderPageRequest } from '#server/store/tender-queries.ts'
import type { Store } from '#server/store/store.ts'
import { insertTradeFixture, sellerRow, testId, type TradeFixture, userRow } from '#tests/support/store-fixture.ts'
import { describeStores } from '#tests/support/stores.ts'
import { bidRow, requirementRow, tenderNewsRow } from '#tests/support/tender-rows.ts'

const now = '2026-11-21T08:30:00.000Z'
const day = (date: number) => `2026-11-${date}T08:00:00.000Z`

describeStores((_name, openStore) => {
  let store: Store
  let fixture: TradeFixture
  let otherBuyer: string
  let otherSeller: string

  beforeAll(async () => {
    store = await openStore()
    fixture = await insertTradeFixture(store)
    const [buyer, seller] = [userRow(), userRow()]
    await store.insert('users', buyer, seller)
    await store.insert('sellers', sellerRow({ _id: seller._id }))
    otherBuyer = buyer._id
    otherSeller = seller._id
    const own = (number: string, columns: Parameters<typeof requirementRow>[0]) =>
      requirementRow({ number, buyerId: fixture.buyer._id, ...columns })
    const { _id: categoryId } = fixture.category
    await store.insert(
      'requirements',
      own('A', { createdAt: day(11), deadline: day(25), searchText: ' kr a caustic soda 1310 73 2 ', categoryId }),
      own('B', { createdAt: day(12), deadline: day(23), decideBy: day(29), country: 'SA', isPublic: true }),
      own('C', { createdAt: day(12), deadline: day(20), decideBy: day(28) }),
      own('D', { createdAt: day(14), deadline: day(24), status: 'closed', isPublic: true }),
      own('E', { createdAt: day(15), deadline: day(18), decideBy: day(20) }),
      requirementRow({ number: 'F', buyerId: otherBuyer, createdAt: day(16), deadline: day(22), isPublic: true }),
    )
    const idOf = async (number: string) => (await store.find('requirements', { number }))?._id ?? ''
    const { _id: sellerId } = fixture.seller
    const [a, c, d, e] = [await idOf('A'), await idOf('C'), await idOf('D'), await idOf('E')]
    await store.insert(
      'bids',
      bidRow({ requirementId: a, sellerId, status: 'withdrawn', version: 1 }),
      bidRow({ requirementId: a, sellerId, version: 2, validUntil: day(26) }),
      bidRow({ requirementId: a, sellerId: otherSeller, validUntil: day(21) }),
      bidRow({ requirementId: c, sellerId, status: 'lapsed' }),
      bidRow({ requirementId: d, sellerId, status: 'rejected' }),
      bidRow({ requirementId: e, sellerId: otherSeller, validUntil: day(19) }),
    )
    await store.insert(
      'tenderNews',
      tenderNewsRow({ reference: 'N1', publishedAt: day(13), closesAt: day(24) }),
      tenderNewsRow({ reference: 'N2', publishedAt: day(10), closesAt: day(20), country: 'BD', searchText: ' lime ' }),
      tenderNewsRow({ reference: 'N3', publishedAt: day(22), closesAt: day(30) }),
    )
  })

  describe('the page of requirements', () => {
    async function page(request: Partial<RequirementPageRequest>): Promise<[numbers: string, total: number]> {
      const { rows, total } = await store.requirementPage({
        scope: 'own',
        userId: fixture.buyer._id,
        needles: [],
        now,
        sort: 'newest',
        limit: 10,
        offset: 0,
        ...request,
      })
      return [rows.map(({ number }) => number).join(' '), total]
    }

    test('has a buyer’s own in every state, newest first, the later id first among equals', async () => {
      expect(await page({})).toEqual(['E D C B A', 5])
      expect(await page({ statuses: ['open'] })).toEqual(['E C B A', 4])
      expect(await page({ statuses: ['closed', 'awarded'] })).toEqual(['D', 1])
      expect(await page({ userId: otherBuyer })).toEqual(['F', 1])
      expect(await page({ userId: 'not-an-id' })).toEqual(['', 0])
    })

    test('has for a seller those of others that take bids, whatever states are asked for', async () => {
      const seller = { scope: 'biddable', userId: fixture.seller._id } as const
      expect(await page(seller)).toEqual(['F B A', 3])
      expect(await page({ ...seller, statuses: ['closed'] })).toEqual(['F B A', 3])
      expect(await page({ ...seller, userId: otherBuyer })).toEqual(['B A', 2])
    })

    test('has those for which a seller has ever bid, once each', async () => {
      const seller = { scope: 'bidFor', userId: fixture.seller._id } as const
      expect(await page(seller)).toEqual(['D C A', 3])
      expect(await page({ ...seller, statuses: ['open'] })).toEqual(['C A', 2])
      expect(await page({ ...seller, userId: otherBuyer })).toEqual(['', 0])
    })

    test('sorted by what closes soon has only what has not closed', async () => {
      expect(await page({ sort: 'closingSoon' })).toEqual(['B D A', 3])
      expect(await page({ sort: 'closingSoon', scope: 'biddable', userId: fixture.seller._id })).toEqual(['F B A', 3])
    })

    test('is narrowed by category, country and words, each of which must be there', async () => {
      expect(await page({ categoryId: fixture.category._id })).toEqual(['A', 1])
      expect(await page({ categoryId: testId() })).toEqual(['', 0])
      expect(await page({ categoryId: 'not-an-id' })).toEqual(['', 0])
      expect(await page({ countries: ['SA', 'EG'] })).toEqual(['B', 1])
      expect(await page({ needles: [' caus', 'soda'] })).toEqual(['A', 1])
      expect(await page({ needles: [' caus', '%'] })).toEqual(['', 0])
    })

    test('is cut in pages and always tells the total', async () => {
      expect(await page({ limit: 2 })).toEqual(['E D', 5])
      expect(await page({ limit: 2, offset: 4 })).toEqual(['A', 5])
      expect(await page({ limit: 2, offset: 6 })).toEqual(['', 5])
      expect(await page({ limit: 0 })).toEqual(['', 5])
    })
  })

  describe('the page of tenders', () => {
    async function page(request: Partial<TenderPageRequest>): Promise<[references: string, total: number]> {
      const { rows, total } = await store.tenderPage({ needles: [], now, sort: 'newest', limit: 10, offset: 0, ...request })
      const named = rows.map(async ({ kind, _id }) =>
        kind === 'news'
          ? (await store.find('tenderNews', { _id }))?.reference
          : (await store.find('requirements', { _id }))?.number,
      )
      return [(await Promise.all(named)).join(' '), total]
    }

    test('has published news and public requirements that take bids, the newest first', async () => {
      expect(await page({})).toEqual(['F N1 B N2', 4])
      expect(await page({ kind: 'news' })).toEqual(['N1 N2', 2])
      expect(await page({ kind: 'requirement' })).toEqual(['F B', 2])
      expect(await page({ now: day(24) })).toEqual(['N3 N1 N2', 3])
    })

    test('sorted by what closes soon has only what is open', async () =>
      expect(await page({ sort: 'closingSoon' })).toEqual(['F B N1', 3]))

    test('is narrowed by country and words, and cut in pages', async () => {
      expect(await page({ countries: ['BD'] })).toEqual(['F N2', 2])
      expect(await page({ needles: ['lime'] })).toEqual(['N2', 1])
      expect(await page({ needles: ['ethan'], countries: ['SA'] })).toEqual(['B', 1])
      expect(await page({ limit: 2, offset: 1 })).toEqual(['N1 B', 4])
      expect(await page({ offset: 4 })).toEqual(['', 4])
    })
  })

  test('due are requirements past the deadline without a standing bid, or past the time to decide', async () => {
    const due = async (at: string, limit = 10) => {
      const ids = await store.dueRequirements(at, limit)
      const rows = await store.list('requirements', { _id: ids })
      return ids.map((id) => rows.find(({ _id }) => _id === id)?.number).join(' ')
    }
    // At its deadline E had a standing bid, so it became due with its time to decide.
    expect(await due('2026-11-19T08:00:00.000Z')).toBe('')
    expect(await due(now)).toBe('E C')
    expect(await due(now, 1)).toBe('E')
    // A's bids stand; B and F never had one.
    expect(await due(day(25))).toBe('E C F B')
    expect(await due('2026-12-15T00:00:00.000Z')).toBe('E C F B A')
  })

  test('due are standing bids whose validity has ended, the oldest first', async () => {
    const due = async (at: string, limit = 10) => {
      const ids = await store.dueBids(at, limit)
      const rows = await store.list('bids', { _id: ids })
      return ids.map((id) => rows.find(({ _id }) => _id === id)?.validUntil)
    }
    expect(await due(day(18))).toEqual([])
    expect(await due(now)).toEqual([day(19), day(21)])
    expect(await due(day(26), 2)).toEqual([day(19), day(21)])
    expect(await due(day(26))).toEqual([day(19), day(21), day(26)])
  })

  test('one bid of a requirement can be accepted, and one of a seller stands', async () => {
    const { _id: requirementId } = (await store.find('requirements', { number: 'B' })) ?? { _id: '' }
    const [first, second] = [
      bidRow({ requirementId, sellerId: fixture.seller._id }),
      bidRow({ requirementId, sellerId: otherSeller }),
    ]
    await store.insert('bids', first, second)
    const twin = bidRow({ requirementId, sellerId: otherSeller, version: 2 })
    await expect(store.insert('bids', twin)).rejects.toMatchObject({ constraint: 'bids_requirementId_sellerId_live_key' })
    await store.update('bids', { _id: first._id }, { status: 'accepted' })
    const again = store.update('bids', { _id: second._id }, { status: 'accepted' })
    await expect(again).rejects.toMatchObject({ constraint: 'bids_requirementId_accepted_key' })
  })
})
