import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import type { OrderPageRequest, QuotePageRequest } from '#server/store/trade-queries.ts'
import { insertTradeFixture, orderOf, quoteRow, sessionRow, testId, userRow } from '#tests/support/store-fixture.ts'
import type { TradeFixture } from '#tests/support/store-fixture.ts'
import { describeStores } from '#tests/support/stores.ts'

describeStores((_name, openStore) => {
  let store: Store
  let fixture: TradeFixture

  beforeAll(async () => {
    store = await openStore()
    fixture = await insertTradeFixture(store)
  })

  describe('the order page', () => {
    const day = (date: number) => `2026-11-${date}T08:00:00.000Z`

    async function page(request: Partial<OrderPageRequest>): Promise<[numbers: string, total: number]> {
      const { rows, total } = await store.orderPage({
        side: 'buyer',
        userId: fixture.buyer._id,
        kind: 'product',
        limit: 10,
        offset: 0,
        ...request,
      })
      return [rows.map(({ number }) => number).join(' '), total]
    }

    beforeAll(async () => {
      // The seller buys, too: a side sees only its own.
      const otherUser = userRow({ _id: testId() })
      await store.insert('users', otherUser)
      await store.insert(
        'orders',
        orderOf(fixture, { number: 'KO-26-A1', createdAt: day(11), status: 'placed' }),
        orderOf(fixture, { number: 'KO-26-B2', createdAt: day(13), status: 'accepted', name_en: 'Acetone, ACS' }),
        orderOf(fixture, { number: 'KO-26-C3', createdAt: day(12), status: 'completed', name_ar: 'أسيتون نقي' }),
        orderOf(fixture, { number: 'KO-26-D4', createdAt: day(12), status: 'placed', name_bn: 'অ্যাসিটোন', name_ar: null }),
        orderOf(fixture, { number: 'KO-26-S1', createdAt: day(10), kind: 'sample' }),
        orderOf(fixture, { number: 'XX-26-E5', createdAt: day(14), buyerId: otherUser._id, name_en: '100% pure_salt' }),
      )
    })

    test('has the orders of one side, newest first, the later id first among equals', async () => {
      expect(await page({})).toEqual(['KO-26-B2 KO-26-D4 KO-26-C3 KO-26-A1', 4])
      expect(await page({ side: 'seller', userId: fixture.seller._id })).toEqual([
        'XX-26-E5 KO-26-B2 KO-26-D4 KO-26-C3 KO-26-A1',
        5,
      ])
      expect(await page({ side: 'seller' })).toEqual(['', 0])
      expect(await page({ userId: testId() })).toEqual(['', 0])
      expect(await page({ userId: 'not-an-id' })).toEqual(['', 0])
    })

    test('is cut in pages and always tells the total', async () => {
      expect(await page({ limit: 2 })).toEqual(['KO-26-B2 KO-26-D4', 4])
      expect(await page({ limit: 2, offset: 2 })).toEqual(['KO-26-C3 KO-26-A1', 4])
      expect(await page({ limit: 2, offset: 4 })).toEqual(['', 4])
      expect(await page({ limit: 0 })).toEqual(['', 4])
    })

    test('keeps to the kind that is asked for', async () => expect(await page({ kind: 'sample' })).toEqual(['KO-26-S1', 1]))

    test('keeps to the states that are asked for', async () => {
      expect(await page({ statuses: ['placed'] })).toEqual(['KO-26-D4 KO-26-A1', 2])
      expect(await page({ statuses: ['accepted', 'completed'] })).toEqual(['KO-26-B2 KO-26-C3', 2])
      expect(await page({ statuses: [] })).toEqual(['', 0])
    })

    test('finds by a part of the number or of the name in any language, in capitals or not', async () => {
      expect(await page({ search: '26-b' })).toEqual(['KO-26-B2', 1])
      expect(await page({ search: ' aceTONE ' })).toEqual(['KO-26-B2', 1])
      expect(await page({ search: 'نقي' })).toEqual(['KO-26-C3', 1])
      expect(await page({ search: 'সিটোন' })).toEqual(['KO-26-D4', 1])
      expect(await page({ search: 'ko-26', statuses: ['placed'], limit: 1 })).toEqual(['KO-26-D4', 2])
      expect(await page({ search: '   ' })).toEqual(['KO-26-B2 KO-26-D4 KO-26-C3 KO-26-A1', 4])
    })

    test('keeps to the orders of one product', async () => {
      expect(await page({ productId: fixture.product._id, statuses: ['placed'] })).toEqual(['KO-26-D4 KO-26-A1', 2])
      expect(await page({ productId: testId() })).toEqual(['', 0])
      expect(await page({ productId: 'not-an-id' })).toEqual(['', 0])
    })

    test('takes the signs of patterns for themselves', async () => {
      const sellers = { side: 'seller', userId: fixture.seller._id } as const
      expect(await page({ ...sellers, search: '%' })).toEqual(['XX-26-E5', 1])
      expect(await page({ ...sellers, search: 'e_s' })).toEqual(['XX-26-E5', 1])
      expect(await page({ ...sellers, search: 'a_e' })).toEqual(['', 0])
      expect(await page({ ...sellers, search: '\\' })).toEqual(['', 0])
      expect(await page({ ...sellers, search: 'K\0O' })).toEqual(['', 0])
    })

    test('names both parties, a company by its business name', async () => {
      const { rows } = await store.orderPage({
        side: 'buyer',
        kind: 'product',
        userId: fixture.buyer._id,
        search: 'KO-26-A1',
        limit: 1,
        offset: 0,
      })
      const order = await store.find('orders', { number: 'KO-26-A1' })
      expect(rows).toEqual([
        {
          ...order,
          buyer: { _id: fixture.buyer._id, name: 'Amina Rahman', country: 'BD', phone: '+8801712345678' },
          seller: { _id: fixture.seller._id, name: 'Gulf Solvents LLC', country: 'AE', phone: '+9711712345678' },
        },
      ])
    })
  })

  test('quotes are listed for one side, newest first, by state and search, with both parties', async () => {
    const { buyer, seller, product } = fixture
    const own = { buyerId: buyer._id, sellerId: seller._id, productId: product._id }
    const made = (date: number) => `2026-11-${date}T08:00:00.000Z`
    const older = quoteRow({ ...own, number: 'KQ-26-A1', createdAt: made(11) })
    const newer = quoteRow({ ...own, number: 'KQ-26-B2', createdAt: made(12), status: 'offered', name_bn: 'অ্যাসিটোন' })
    const otherQuote = quoteRow({ ...own, buyerId: fixture.sellerUser._id, number: 'KQ-26-C3', createdAt: made(13) })
    await store.insert('quotes', older, newer, otherQuote)
    const page = async (request: Partial<QuotePageRequest>) => {
      const { rows, total } = await store.quotePage({ side: 'buyer', userId: buyer._id, limit: 10, offset: 0, ...request })
      return [rows.map(({ number }) => number).join(' '), total]
    }
    expect(await page({})).toEqual(['KQ-26-B2 KQ-26-A1', 2])
    expect(await page({ side: 'seller', userId: seller._id })).toEqual(['KQ-26-C3 KQ-26-B2 KQ-26-A1', 3])
    expect(await page({ statuses: ['requested'] })).toEqual(['KQ-26-A1', 1])
    expect(await page({ search: 'সিটোন' })).toEqual(['KQ-26-B2', 1])
    expect(await page({ limit: 1, offset: 1 })).toEqual(['KQ-26-A1', 2])
    expect(await page({ userId: 'not-an-id' })).toEqual(['', 0])
    const { rows } = await store.quotePage({ side: 'buyer', userId: buyer._id, search: 'KQ-26-A1', limit: 1, offset: 0 })
    expect(rows).toEqual([
      {
        ...older,
        buyer: { _id: buyer._id, name: 'Amina Rahman', country: 'BD', phone: '+8801712345678' },
        seller: { _id: seller._id, name: 'Gulf Solvents LLC', country: 'AE', phone: '+9711712345678' },
      },
    ])
  })

  test('quotes are over from the moment that they end by themselves, while they are open', async () => {
    const { buyer, seller, product } = fixture
    const own = { buyerId: buyer._id, sellerId: seller._id, productId: product._id }
    const ending = (status: 'requested' | 'countered' | 'accepted', day: number) =>
      quoteRow({ ...own, status, expiresAt: `2026-10-0${day}T18:00:00.000Z` })
    const [late, early, done] = [ending('requested', 5), ending('countered', 4), ending('accepted', 3)]
    await store.insert('quotes', late, early, done)
    expect(await store.quotesOver('2026-10-04T17:59:59.999Z', 10)).toEqual([])
    expect(await store.quotesOver('2026-10-04T18:00:00.000Z', 10)).toEqual([early._id])
    expect(await store.quotesOver('2026-10-31T00:00:00.000Z', 10)).toEqual([early._id, late._id])
    expect(await store.quotesOver('2026-10-31T00:00:00.000Z', 1)).toEqual([early._id])
  })

  test('orders that rest in a state since a moment are told oldest first, and no more than asked for', async () => {
    const rest = [3, 1, 2].map((date) =>
      orderOf(fixture, { number: `KO-26-R${date}`, status: 'freightQuoted', updatedAt: `2026-10-0${date}T08:00:00.000Z` }),
    )
    await store.insert('orders', ...rest)
    const [third, first, second] = rest.map(({ _id }) => _id)
    expect(await store.ordersSince('freightQuoted', '2026-10-02T08:00:00.000Z', 10)).toEqual([first, second])
    expect(await store.ordersSince('freightQuoted', '2026-10-31T00:00:00.000Z', 10)).toEqual([first, second, third])
    expect(await store.ordersSince('freightQuoted', '2026-10-31T00:00:00.000Z', 1)).toEqual([first])
    expect(await store.ordersSince('inTransit', '2026-10-31T00:00:00.000Z', 10)).toEqual([])
  })

  test('delivered orders are to be completed from the end of their days of complaint on, the longest over first', async () => {
    const rest = [3, 1, 2].map((date) =>
      orderOf(fixture, {
        status: 'delivered',
        updatedAt: '2026-09-01T08:00:00.000Z',
        disputeUntil: `2026-09-1${date}T08:00:00.000Z`,
      }),
    )
    const disputed = orderOf(fixture, { status: 'disputed', disputeUntil: '2026-09-10T08:00:00.000Z' })
    await store.insert('orders', ...rest, disputed)
    const [third, first, second] = rest.map(({ _id }) => _id)
    expect(await store.completionsDue('2026-09-11T07:59:59.999Z', 10)).toEqual([])
    expect(await store.completionsDue('2026-09-12T08:00:00.000Z', 10)).toEqual([first, second])
    expect(await store.completionsDue('2026-09-30T00:00:00.000Z', 10)).toEqual([first, second, third])
    expect(await store.completionsDue('2026-09-30T00:00:00.000Z', 1)).toEqual([first])
  })

  test('dispatches are late from their moment on, until they are reminded of', async () => {
    const due = (dispatchBy: string, columns: Partial<Row<'orders'>> = {}) =>
      orderOf(fixture, { status: 'paid', dispatchBy, ...columns })
    const [first, second, ...others] = [
      due('2026-09-01T08:00:00.000Z', { status: 'processing' }),
      due('2026-09-02T08:00:00.000Z'),
      due('2026-09-01T08:00:00.000Z', { dispatchRemindedAt: '2026-09-01T08:00:00.000Z' }),
      due('2026-09-01T08:00:00.000Z', { status: 'dispatched' }),
    ]
    if (!first || !second) throw new Error('An order is missing')
    await store.insert('orders', first, second, ...others)
    expect(await store.lateDispatches('2026-09-01T07:59:59.999Z', 10)).toEqual([])
    expect(await store.lateDispatches('2026-09-01T08:00:00.000Z', 10)).toEqual([first._id])
    expect(await store.lateDispatches('2026-09-30T00:00:00.000Z', 10)).toEqual([first._id, second._id])
    expect(await store.lateDispatches('2026-09-30T00:00:00.000Z', 1)).toEqual([first._id])
  })

  test('parties are those of the users asked for; a company without a business name has its person’s', async () => {
    const nameless = userRow({ accountType: 'Company', businessName: null, fullName: 'Karim' })
    const individual = userRow({ accountType: 'Individual', businessName: 'Not used', fullName: 'Salma' })
    await store.insert('users', nameless, individual)
    expect(await store.parties([individual._id, testId(), 'not-an-id', nameless._id])).toEqual([
      { _id: nameless._id, name: 'Karim', country: 'BD', phone: '+8801712345678' },
      { _id: individual._id, name: 'Salma', country: 'BD', phone: '+8801712345678' },
    ])
    expect(await store.parties([])).toEqual([])
  })

  test('known buyers of a seller are those with an order or a quote, each once, by name, and none that is deleted', async () => {
    const { sellerUser } = fixture
    const person = (fullName: string, columns: Partial<Row<'users'>> = {}) => userRow({ fullName, ...columns })
    const [zahra, karim, sampled, gone, stranger] = [
      person('Zahra'),
      person('Karim', { accountType: 'Company', businessName: 'Bengal Paints' }),
      person('Karim'),
      person('Aziz', { status: 'deleted' }),
      person('Noor'),
    ]
    const trader = await insertTradeFixture(store)
    const { seller, product } = trader
    await store.insert('users', zahra, karim, sampled, gone, stranger)
    const own = { sellerId: seller._id, productId: product._id }
    await store.insert(
      'orders',
      orderOf(trader, { buyerId: zahra._id }),
      orderOf(trader, { buyerId: zahra._id, status: 'cancelled' }),
      orderOf(trader, { buyerId: sampled._id, kind: 'sample' }),
      orderOf(trader, { buyerId: gone._id }),
      orderOf(fixture, { buyerId: stranger._id }),
    )
    await store.insert('quotes', quoteRow({ ...own, buyerId: karim._id }), quoteRow({ ...own, buyerId: zahra._id }))
    const known = async (which: Parameters<typeof store.knownBuyers>[1]) =>
      (await store.knownBuyers(seller._id, which)).map(({ _id, name }) => [_id, name])
    const byName = [
      [karim._id, 'Bengal Paints'],
      [sampled._id, 'Karim'],
      [zahra._id, 'Zahra'],
    ]
    expect(await known({ limit: 10 })).toEqual(byName)
    expect(await known({ limit: 2 })).toEqual(byName.slice(0, 2))
    const among = [zahra._id, gone._id, stranger._id, sellerUser._id, 'not-an-id', testId()]
    expect(await known({ limit: 10, among })).toEqual([[zahra._id, 'Zahra']])
    expect(await known({ limit: 10, among: [] })).toEqual([])
    expect(await store.knownBuyers('not-an-id', { limit: 10 })).toEqual([])
    expect(await store.knownBuyers(testId(), { limit: 10 })).toEqual([])
  })

  test('price lists that have not ended stand first, and say how much is on them', async () => {
    const { seller, buyer, product } = await insertTradeFixture(store)
    const listOf = (name: string, rest: Partial<Row<'priceLists'>> = {}): Row<'priceLists'> => ({
      _id: testId(),
      sellerId: seller._id,
      version: 1,
      name,
      currency: 'USD',
      validFrom: '2026-11-01',
      validUntil: null,
      endedAt: null,
      createdAt: '2026-11-01T00:00:00.000Z',
      updatedAt: '2026-11-02T00:00:00.000Z',
      ...rest,
    })
    const lists = [
      listOf('ended', { endedAt: '2026-11-20T00:00:00.000Z', updatedAt: '2026-11-20T00:00:00.000Z' }),
      listOf('over', { validUntil: '2026-11-30', updatedAt: '2026-11-21T00:00:00.000Z' }),
      listOf('last day', { validUntil: '2026-12-01' }),
      listOf('changed', { updatedAt: '2026-11-19T00:00:00.000Z' }),
    ]
    await store.insert('priceLists', ...lists, listOf("another seller's", { sellerId: fixture.seller._id }))
    const { _id: listId } = lists[2]!
    await store.insert(
      'priceListBuyers',
      { _id: testId(), listId, buyerId: buyer._id, leftAt: null },
      { _id: testId(), listId, buyerId: fixture.buyer._id, leftAt: '2026-11-05T00:00:00.000Z' },
    )
    await store.insert('priceListRows', { _id: testId(), listId, productId: product._id, position: 0, unit: 'kg', tiers: [] })
    const page = await store.priceListPage(seller._id, { today: '2026-12-01', limit: 3 })
    expect(page.map(({ name, buyerCount, rowCount }) => [name, buyerCount, rowCount])).toEqual([
      ['changed', 0, 0],
      ['last day', 1, 1],
      ['over', 0, 0],
    ])
    expect(page[1]).toEqual({ ...lists[2], buyerCount: 1, rowCount: 1 })
    expect(await store.priceListPage('not-an-id', { today: '2026-12-01', limit: 3 })).toEqual([])
  })

  test('a session lives until the moment it expires', async () => {
    const session = sessionRow({ userId: fixture.buyer._id, deviceId: 'a phone', expiresAt: '2026-12-01T00:00:00.000Z' })
    await store.insert('sessions', session)
    const live = { session, user: fixture.buyer }
    expect(await store.liveSession(session.tokenHash, '2026-11-30T23:59:59.999Z')).toEqual(live)
    expect(await store.liveSession(session.tokenHash, session.expiresAt)).toBeUndefined()
    expect(await store.liveSession('another hash', '2026-11-30T23:59:59.999Z')).toBeUndefined()
  })
})
