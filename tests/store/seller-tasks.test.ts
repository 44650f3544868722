import { expect, test } from 'vitest'
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

  test('no more requirements are counted than a person reads', async () => {
    const store = await openStore()
    const buyer = userRow()
    await store.insert('users', buyer)
    await store.insert('requirements', ...Array.from({ length: 101 }, () => requirementRow({ buyerId: buyer._id })))
    expect(await store.sellerTasks(testId(), { now, dueBefore })).toMatchObject({ requirements: 100 })
  })
})
