import { describe, expect, test } from 'vitest'
import type { OrderPageRequest } from '#server/store/trade-queries.ts'
import type { Row } from '#server/store/tables.ts'
import { shipmentRow } from '#tests/support/shipment-row.ts'
import { type Builder, insertTradeFixture, orderOf, quoteRow, testId, userRow } from '#tests/support/store-fixture.ts'
import { describeStores } from '#tests/support/stores.ts'
import { bidRow, requirementRow } from '#tests/support/tender-rows.ts'

const now = '2026-11-21T08:00:00.000Z'
const dueBefore = '2026-11-24T08:00:00.000Z'
const documentRequestRow: Builder<'documentRequests'> = (columns = {}) => ({
  _id: testId(),
  buyerId: testId(),
  sellerId: testId(),
  productId: testId(),
  message: 'For the register',
  name_en: 'Ethanol 96 %',
  name_ar: null,
  name_bn: null,
  casNumber: '64-17-5',
  kind: 'SDS',
  status: 'requested',
  note: null,
  reason: null,
  fileId: null,
  createdAt: now,
  answerBy: dueBefore,
  answeredAt: null,
  ...columns,
})
const day = (date: number) => `2026-11-${date}T08:00:00.000Z`

describeStores((_name, openStore) => {
  test('what waits for a seller is counted by what is to be done, and listed so', async () => {
    const store = await openStore()
    const fixture = await insertTradeFixture(store)
    const { seller, buyer, product } = fixture
    const orders = (status: Row<'orders'>['status'], count: number, columns: Partial<Row<'orders'>> = {}) =>
      Array.from({ length: count }, () => orderOf(fixture, { status, ...columns }))
    const [late, soon, far] = [20, 23, 25].map((date) => orderOf(fixture, { status: 'processing', dispatchBy: day(date) }))
    const quantity = { value: 0.3, unit: 'L' as const }
    const [part, whole, takenBack] = orders('inTransit', 3, { quantity })
    if (!late || !soon || !far || !part || !whole || !takenBack) throw new Error('An order is missing')
    await store.insert(
      'orders',
      late,
      soon,
      far,
      part,
      whole,
      takenBack,
      ...orders('placed', 2),
      ...orders('accepted', 3),
      ...orders('paid', 1, { dispatchBy: day(24) }),
      ...orders('disputed', 4),
      ...orders('completed', 5, { dispatchBy: day(20) }),
      ...orders('placed', 6, { kind: 'sample' }),
      ...orders('accepted', 1, { kind: 'sample' }),
      ...orders('processing', 1, { kind: 'sample', dispatchBy: day(20) }),
    )
    // In tenths, of which binary fractions do not add up.
    const shipment = (orderId: string, position: number, value: number, state: Row<'shipments'>['state'] = 'underway') =>
      shipmentRow({ orderId, position, state, quantity: { value, unit: 'L' } })
    await store.insert(
      'shipments',
      shipment(part._id, 1, 0.1, 'delivered'),
      shipment(whole._id, 1, 0.1),
      shipment(whole._id, 2, 0.2, 'failed'),
      shipment(takenBack._id, 1, 0.1),
      shipment(takenBack._id, 2, 0.2, 'cancelled'),
    )
    const parties = { buyerId: buyer._id, sellerId: seller._id, productId: product._id }
    const quotes = (['requested', 'countered', 'countered', 'offered', 'accepted'] as const).map((status) =>
      quoteRow({ ...parties, status }),
    )
    await store.insert('quotes', ...quotes)
    await store.insert(
      'documentRequests',
      documentRequestRow({ ...parties, kind: 'SDS' }),
      documentRequestRow({ ...parties, kind: 'TDS', status: 'refused' }),
    )
    const open = Array.from({ length: 3 }, () => requirementRow({ buyerId: buyer._id }))
    const others = [
      requirementRow({ buyerId: buyer._id, status: 'closed' }),
      requirementRow({ buyerId: buyer._id, deadline: now }),
      requirementRow({ buyerId: seller._id }),
    ]
    await store.insert('requirements', ...open, ...others)
    await store.insert('bids', bidRow({ requirementId: open[0]?._id ?? '', sellerId: seller._id, status: 'withdrawn' }))

    expect(await store.sellerTasks(seller._id, { now, dueBefore })).toEqual({
      fresh: 2,
      toInvoice: 3,
      toProcess: 1,
      toDispatch: 3,
      dispatchDue: 2,
      restToDispatch: 2,
      failedDeliveries: 1,
      inDispute: 4,
      quotes: 3,
      samples: 6,
      samplesToSend: 2,
      documents: 1,
      requirements: 2,
    })
    const unknown = await store.sellerTasks(testId(), { now, dueBefore })
    expect(Object.values({ ...unknown, requirements: 0 }).every((count) => count === 0)).toBe(true)
    expect(await store.sellerTasks('not-an-id', { now, dueBefore })).toMatchObject({ fresh: 0, quotes: 0 })

    const listed = async (request: Partial<OrderPageRequest>) => {
      const own = { side: 'seller' as const, userId: seller._id, kind: 'product' as const, limit: 10, offset: 0 }
      const { rows, total } = await store.orderPage({ ...own, ...request })
      return [rows.map(({ _id }) => _id).toSorted(), total]
    }
    expect(await listed({ dispatch: { dueBefore } })).toEqual([[late._id, soon._id].toSorted(), 2])
    expect(await listed({ dispatch: 'partial' })).toEqual([[part._id, takenBack._id].toSorted(), 2])
    expect(await listed({ dispatch: 'failed' })).toEqual([[whole._id], 1])
    expect(await listed({ dispatch: 'partial', statuses: ['dispatched'] })).toEqual([[], 0])
    const { total } = await store.requirementPage({
      scope: 'notBidFor',
      userId: seller._id,
      needles: [],
      now,
      sort: 'closingSoon',
      limit: 10,
      offset: 0,
    })
    expect(total).toBe(2)
  })

  describe('orders on terms', () => {
    const onTerms = (status: Row<'orders'>['status'], columns: Partial<Row<'orders'>> = {}) =>
      ({ status, paymentTerms: 'net30', dueOn: '2026-12-20', ...columns }) as const

    /** A store with orders that are named by their numbers, the newest first, and what is listed of them. */
    async function openOrders(orders: Record<string, Partial<Row<'orders'>>>) {
      const store = await openStore()
      const fixture = await insertTradeFixture(store)
      const rows = Object.entries(orders).map(([number, columns], at) =>
        orderOf(fixture, { number, createdAt: `2026-11-20T08:00:${59 - at}.000Z`, ...columns }),
      )
      await store.insert('orders', ...rows)
      const listed = async (side: 'buyer' | 'seller', request: Partial<OrderPageRequest>) => {
        const own = { side, userId: fixture[side]._id, kind: 'product' as const, limit: 10, offset: 0 }
        const page = await store.orderPage({ ...own, ...request })
        return [page.rows.map(({ number }) => number).join(' '), page.total]
      }
      return { store, fixture, listed }
    }

    test('wait for their seller from the invoice on, and for their payment until it has come', async () => {
      const { store, fixture, listed } = await openOrders({
        invoiced: onTerms('invoiced'),
        prepaidInvoiced: { status: 'invoiced', paymentState: 'created' },
        review: onTerms('paymentReview', { paymentState: 'review' }),
        paid: onTerms('paid', { paymentState: 'succeeded' }),
        prepaid: { status: 'paid', paymentState: 'approved' },
        begun: onTerms('processing', { paymentState: 'failed' }),
        begunAndPaid: onTerms('processing', { paymentState: 'succeeded' }),
        prepaidBegun: { status: 'processing', paymentState: 'succeeded' },
        received: onTerms('completed', { paymentState: 'review' }),
        receivedAndPaid: onTerms('completed', { paymentState: 'approved' }),
        disputed: onTerms('disputed'),
        cancelled: onTerms('cancelled'),
        accepted: onTerms('accepted', { dueOn: null }),
        sample: { ...onTerms('invoiced'), kind: 'sample' },
      })
      for (const side of ['buyer', 'seller'] as const) {
        expect(await listed(side, { waitsFor: 'preparation' })).toEqual(['invoiced review paid prepaid', 4])
        const toPay = 'invoiced prepaidInvoiced review begun received disputed'
        expect(await listed(side, { waitsFor: 'payment' })).toEqual([toPay, 6])
        expect(await listed(side, { waitsFor: 'payment', limit: 2, offset: 3 })).toEqual(['begun received', 6])
        expect(await listed(side, { waitsFor: 'payment', offset: 6 })).toEqual(['', 6])
        expect(await listed(side, { waitsFor: 'payment', statuses: ['completed', 'invoiced'] })).toEqual([
          'invoiced prepaidInvoiced received',
          3,
        ])
        expect(await listed(side, { waitsFor: 'payment', search: 'BEGUN' })).toEqual(['begun', 1])
        expect(await listed(side, { waitsFor: 'payment', productId: testId() })).toEqual(['', 0])
        expect(await listed(side, { waitsFor: 'payment', kind: 'sample' })).toEqual(['sample', 1])
        expect(await listed(side, { waitsFor: 'payment', userId: testId() })).toEqual(['', 0])
      }
      expect(await store.sellerTasks(fixture.seller._id, { now, dueBefore })).toMatchObject({ toProcess: 4, toDispatch: 3 })
    })

    test('are due to be dispatched, and late, by the day that was promised with the invoice', async () => {
      const dispatchBy = day(20)
      const { store, fixture, listed } = await openOrders({
        invoiced: onTerms('invoiced', { dispatchBy }),
        review: onTerms('paymentReview', { dispatchBy: day(21) }),
        far: onTerms('invoiced', { dispatchBy: day(25) }),
        prepaid: { status: 'invoiced' },
        sent: onTerms('dispatched', { dispatchBy }),
      })
      expect(await listed('seller', { dispatch: { dueBefore } })).toEqual(['invoiced review', 2])
      expect(await listed('seller', { dispatch: { dueBefore }, waitsFor: 'preparation' })).toEqual(['invoiced review', 2])
      expect(await store.sellerTasks(fixture.seller._id, { now, dueBefore })).toMatchObject({ dispatchDue: 2 })
      const numbers = async (ids: readonly string[]) =>
        Promise.all(ids.map(async (_id) => (await store.find('orders', { _id }))?.number))
      expect(await numbers(await store.lateDispatches(day(21), 10))).toEqual(['invoiced', 'review'])
      expect(await numbers(await store.lateDispatches(day(20), 10))).toEqual(['invoiced'])
    })
  })

  test('no more requirements are counted than a person reads', async () => {
    const store = await openStore()
    const buyer = userRow()
    await store.insert('users', buyer)
    await store.insert('requirements', ...Array.from({ length: 101 }, () => requirementRow({ buyerId: buyer._id })))
    expect(await store.sellerTasks(testId(), { now, dueBefore })).toMatchObject({ requirements: 100 })
  })
})
