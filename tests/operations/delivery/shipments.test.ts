import { beforeAll, describe, expect, it } from 'vitest'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { demoDriver, openTrade, packed, tokenOf, type Trade, unpackedDriver } from '#tests/support/trade-steps.ts'

const courier = { ...packed, deliveryMethod: 'courier' as const, carrierName: 'Gulf Freight', trackingNumber: 'GF-1' }
const kg = (value: number) => ({ value, unit: 'kg' as const })

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
  })

  const dispatch = (id: string, body: object, key?: string) =>
    market.envelope('changeStatus', {
      ...trade.asSeller,
      id,
      body: { event: 'order.dispatch', dispatch: body },
      ...(key !== undefined && { key }),
    })
  const processing = async () => {
    const { _id } = await trade.paid()
    await market.call('changeStatus', { ...trade.asSeller, id: _id, body: { event: 'order.process' } })
    return _id
  }
  const viewed = async (id: string) => orderOf(await market.call('viewOrder', { token: trade.buyer, id }))
  const change = (id: string, body: object, as: object = trade.asSeller) => market.envelope('changeShipment', { ...as, id, body })
  const asBuyer = () => ({ token: trade.buyer })
  const fields = (envelope: { results: unknown }) => (envelope.results as { fields?: Record<string, string> }).fields

  describe('a dispatch', () => {
    it('carries a part, has a delivery note of it, and the rest follows until nothing is left', async () => {
      const id = await processing()
      expect((await dispatch(id, { ...demoDriver, quantity: kg(60) })).code).toBe(200)
      const parted = await viewed(id)
      expect(parted).toMatchObject({ status: 'dispatched', undispatched: kg(100) })
      expect(parted.timeline.at(-1)).toMatchObject({ status: 'dispatched', by: 'seller', quantity: kg(60) })
      expect(fields(await dispatch(id, { ...courier, quantity: kg(100.5) }))).toEqual({
        'dispatch.quantity.value': 'Only 100\u00A0kg are left to dispatch.',
      })
      expect(fields(await dispatch(id, { ...courier, quantity: kg(1.5) }))).toEqual({
        'dispatch.quantity.value': 'Dispatch at least 1.6\u00A0kg, or all that is left.',
      })
      expect((await dispatch(id, { ...courier, quantity: kg(99) })).code).toBe(200)
      expect((await dispatch(id, { ...courier, quantity: kg(1) })).code).toBe(200)
      const whole = await viewed(id)
      expect(whole).toMatchObject({ status: 'dispatched', undispatched: kg(0) })
      expect(whole.shipments.map(({ position, state, quantity }) => ({ position, state, quantity }))).toEqual([
        { position: 1, state: 'offered', quantity: kg(60) },
        { position: 2, state: 'underway', quantity: kg(99) },
        { position: 3, state: 'underway', quantity: kg(1) },
      ])
      const notes = await market.store.list('invoices', { orderId: id, kind: 'delivery' }, { orderBy: ['sequence'] })
      expect(notes.map(({ document }) => document['part'])).toEqual([
        { ordered: kg(160), remaining: kg(100) },
        { ordered: kg(160), remaining: kg(1) },
        { ordered: kg(160), remaining: kg(0) },
      ])
      const refused = await dispatch(id, courier)
      expect([refused.code, refused.results]).toEqual([409, { state: 'dispatched' }])
    })

    it('is ready for a buyer who collects: no list, notification or mail says that it is carried', async () => {
      const id = await processing()
      await market.store.update('orders', { _id: id }, { incoterm: 'EXW', taxTo: 'SA' })
      expect((await dispatch(id, { ...packed, deliveryMethod: 'collection' })).code).toBe(200)
      const listed = async () => {
        const { orders } = await market.call('getMyOrders', { token: trade.buyer, body: { search: (await viewed(id)).number } })
        return orders
      }
      expect(await listed()).toMatchObject([{ status: 'dispatched', collected: true }])
      const { shipments } = await viewed(id)
      expect((await change(shipments[0]?._id ?? '', { event: 'shipment.deliver', receivedBy: 'Driver of the buyer' })).code).toBe(
        200,
      )
      expect(await listed()).toMatchObject([{ status: 'delivered', collected: true }])
      const notices = await market.store.list('notifications', { subjectId: id, side: 'buyer' }, { orderBy: ['_id'] })
      expect(
        notices.slice(-2).map(({ title_en, title_bn }) => [title_en, title_bn].map((title) => title.replace(/K\S+\w/, '#'))),
      ).toEqual([
        ['Order # is ready for collection', 'অর্ডার #: মাল নেওয়ার জন্য প্রস্তুত'],
        ['Order # collected', 'অর্ডার #-এর মাল নেওয়া হয়েছে'],
      ])
    })

    it('is no collection of what was priced as a sale to another country, which goes with a carrier', async () => {
      const id = await processing()
      await market.store.update('orders', { _id: id }, { incoterm: 'FCA' })
      expect(fields(await dispatch(id, { ...packed, deliveryMethod: 'collection' }))).toEqual({
        'dispatch.deliveryMethod':
          'This order was priced as a sale to another country, so the buyer cannot collect it. Hand it to a driver or a carrier.',
      })
      expect((await dispatch(id, courier)).code).toBe(200)
    })

    it('is none of a collection in a list while a courier has it', async () => {
      const id = await processing()
      await dispatch(id, courier)
      const { number } = await viewed(id)
      const { orders } = await market.call('getMyOrders', { token: trade.buyer, body: { search: number } })
      expect(orders.map((order) => 'collected' in order)).toEqual([false])
    })

    it('takes the note that was printed before it, when it is of just these goods and says no more', async () => {
      const id = await processing()
      await market.store.update('orders', { _id: id }, { unNumber: null, productId: null })
      const prepared = await market.call('generateDeliveryInvoice', { ...trade.asSeller, id })
      expect((await market.envelope('generateDeliveryInvoice', { ...trade.asSeller, id })).code).toBe(409)
      expect((await dispatch(id, unpackedDriver)).code).toBe(200)
      expect((await viewed(id)).invoices.filter(({ kind }) => kind === 'delivery').map(({ _id }) => _id)).toEqual([prepared._id])
    })

    it.each([
      ['packages and their declaration are', demoDriver, {}],
      ['a weight alone is', { ...unpackedDriver, grossKilograms: 180 }, { unNumber: null, productId: null }],
    ])('has a note of its own where %s told after one was printed', async (_name, body, columns) => {
      const id = await processing()
      await market.store.update('orders', { _id: id }, { status: 'processing', ...columns })
      const prepared = await market.call('generateDeliveryInvoice', { ...trade.asSeller, id })
      expect((await dispatch(id, body)).code).toBe(200)
      const notes = (await viewed(id)).invoices.filter(({ kind }) => kind === 'delivery')
      expect(notes.map(({ _id, shipmentId }) => [_id === prepared._id, shipmentId === undefined])).toEqual([
        [true, true],
        [false, false],
      ])
    })

    it.each([
      ['a driver without a name', { ...packed, deliveryMethod: 'driver' }, ['driverName', 'driverPhone', 'vehicle']],
      ['a courier without a name', { ...packed, deliveryMethod: 'courier' }, ['carrierName']],
      ['a collection that the term leaves to the seller', { ...packed, deliveryMethod: 'collection' }, ['deliveryMethod']],
      ['another unit', { ...courier, quantity: { value: 1, unit: 'L' } }, ['quantity.unit']],
      ['a day gone by', { ...courier, expectedOn: '2026-11-01' }, ['expectedOn']],
      ['a link with a password in it', { ...courier, trackingLink: 'https://a:b@track.example/1' }, ['trackingLink']],
      [
        'a link with a quotation mark in it',
        { ...courier, trackingLink: 'https://track.example/1"onmouseover=x' },
        ['trackingLink'],
      ],
    ])('of %s is refused on the field, and nothing is dispatched', async (_name, body, wrong) => {
      const id = await processing()
      const refused = await dispatch(id, body)
      expect(refused.code).toBe(422)
      expect(Object.keys(fields(refused) ?? {})).toEqual(wrong.map((field) => `dispatch.${field}`))
      expect(await viewed(id)).toMatchObject({ status: 'processing', shipments: [] })
    })

    it('of the last part is one of two that are made at once', async () => {
      const id = await processing()
      await dispatch(id, { ...courier, quantity: kg(100) })
      const codes = await Promise.all([1, 2].map(async () => (await dispatch(id, { ...courier, quantity: kg(60) })).code))
      expect(codes[0]).not.toBe(codes[1])
      expect(codes).toContain(200)
      const { shipments, undispatched } = await viewed(id)
      expect([shipments.length, undispatched]).toEqual([2, kg(0)])
    })

    it('is not the buyer’s, nor a stranger’s', async () => {
      const id = await processing()
      const body = { event: 'order.dispatch', dispatch: demoDriver }
      expect((await market.envelope('changeStatus', { token: trade.buyer, id, body })).code).toBe(403)
      expect((await market.envelope('changeStatus', { token: trade.buyer, id, body: { event: body.event } })).code).toBe(403)
      const stranger = await market.signIn('seller2')
      expect((await market.envelope('changeStatus', { token: stranger, side: 'Seller', id, body })).code).toBe(404)
    })
  })

  describe('a delivery', () => {
    it('of a part leaves the order on its way; the last part delivers it', async () => {
      const id = await processing()
      await dispatch(id, { ...courier, quantity: kg(60) })
      await dispatch(id, courier)
      const [first, second] = (await viewed(id)).shipments
      const { _id: proof } = await market.call('addAttachment', {
        token: trade.seller,
        side: 'Seller',
        body: { file: pdfFile('pod.pdf') },
      })
      const handedOver = {
        event: 'shipment.deliver',
        receivedBy: 'Store keeper',
        deliveredOn: '2026-11-21',
        attachments: [proof],
      }
      expect((await change(first?._id ?? '', handedOver)).code).toBe(200)
      const parted = await viewed(id)
      expect(parted.status).toBe('dispatched')
      expect(parted.timeline.at(-1)).toMatchObject({ status: 'delivered', by: 'seller', quantity: kg(60), note: 'Store keeper' })
      expect(parted.shipments[0]?.proof).toMatchObject({
        by: 'seller',
        receivedBy: 'Store keeper',
        files: [{ _id: proof, fileName: 'pod.pdf' }],
      })
      expect((await market.call('viewFile', { token: trade.buyer, id: proof })).contentType).toBe('application/pdf')
      const types = await market.store.list('notifications', { subjectId: id, type: 'partDelivered' })
      expect(types.map(({ side, body_en }) => [side, body_en])).toEqual([
        ['buyer', expect.stringContaining('60\u00A0kg') as string],
      ])

      expect((await change(second?._id ?? '', { event: 'shipment.deliver' }, asBuyer())).code).toBe(200)
      const whole = await viewed(id)
      expect(whole.status).toBe('delivered')
      expect(whole.shipments[1]?.proof).toMatchObject({ by: 'buyer' })
      expect((await change(second?._id ?? '', { event: 'shipment.deliver' }, asBuyer())).code).toBe(409)
    })

    it('is reported for a day between the dispatch and today, with a name when the seller says it', async () => {
      const order = await trade.dispatched(courier)
      const id = order.shipments[0]?._id ?? ''
      expect(fields(await change(id, { event: 'shipment.deliver' }))).toHaveProperty('receivedBy')
      for (const deliveredOn of ['2026-11-01', '2026-12-24']) {
        const refused = await change(id, { event: 'shipment.deliver', receivedBy: 'Store', deliveredOn })
        expect(Object.keys(fields(refused) ?? {})).toEqual(['deliveredOn'])
      }
      expect((await viewed(order._id)).status).toBe('dispatched')
    })

    it('that the buyer and the driver report at once happens once', async () => {
      const order = await trade.dispatched()
      const deliveryToken = await tokenOf(market, order._id)
      await market.call('acceptJob', { deliveryToken })
      const [driver, buyer] = await Promise.all([
        market.envelope('reportDelivery', { deliveryToken, body: { receivedBy: 'Nadia Rahman' } }),
        change(order.shipments[0]?._id ?? '', { event: 'shipment.deliver' }, asBuyer()),
      ])
      expect(driver.code).toBe(200)
      expect([200, 409]).toContain(buyer.code)
      const { timeline } = await viewed(order._id)
      expect(timeline.filter(({ status }) => status === 'delivered')).toHaveLength(1)
    })

    it('is nobody’s but of the two sides: a stranger finds no such shipment', async () => {
      const order = await trade.dispatched()
      const id = order.shipments[0]?._id ?? ''
      const stranger = await market.signIn('company')
      expect((await change(id, { event: 'shipment.deliver' }, { token: stranger })).code).toBe(404)
      expect((await market.envelope('getDriverLink', { token: stranger, side: 'Seller', id })).code).toBe(404)
      expect((await change(id, { event: 'shipment.cancel', reason: 'Broken' }, asBuyer())).code).toBe(403)
      expect((await change(id, { event: 'shipment.replaceDriver', driver: { ...named('Rahim') } }, asBuyer())).code).toBe(403)
    })
  })

  const named = (driverName: string) => ({ driverName, driverPhone: '+8801712345679', vehicle: 'DHK-11-1' })

  it('that is taken back leaves its quantity to be dispatched again, and tells the buyer why', async () => {
    const order = await trade.dispatched()
    const shipment = order.shipments[0]?._id ?? ''
    expect(Object.keys(fields(await change(shipment, { event: 'shipment.cancel' })) ?? {})).toEqual(['reason'])
    await change(shipment, { event: 'shipment.cancel', reason: 'The truck broke down' })
    expect(await viewed(order._id)).toMatchObject({
      status: 'processing',
      undispatched: kg(160),
      shipments: [{ state: 'cancelled', reason: 'The truck broke down' }],
    })
    const notices = await market.store.list('notifications', { subjectId: order._id, userId: order.buyer._id, side: 'buyer' })
    expect(notices.filter(({ type }) => type === 'shipmentCancelled')).toHaveLength(1)
    expect((await viewed(order._id)).timeline.at(-1)).toMatchObject({
      status: 'processing',
      by: 'seller',
      note: 'The truck broke down',
    })
    expect((await dispatch(order._id, courier)).code).toBe(200)
    expect((await viewed(order._id)).shipments.map(({ position, state }) => [position, state])).toEqual([
      [1, 'cancelled'],
      [2, 'underway'],
    ])
  })

  it('that is taken back while another part is on its way or delivered leaves the order where it is', async () => {
    const id = await processing()
    await dispatch(id, { ...courier, quantity: kg(60) })
    await dispatch(id, { ...courier, quantity: kg(40) })
    const [first, second] = (await viewed(id)).shipments
    await change(first?._id ?? '', { event: 'shipment.cancel', reason: 'Wrong drums' })
    expect(await viewed(id)).toMatchObject({ status: 'dispatched', undispatched: kg(120) })
    await dispatch(id, { ...courier, quantity: kg(120) })
    await change(second?._id ?? '', { event: 'shipment.deliver' }, asBuyer())
    const [, , third] = (await viewed(id)).shipments
    await change(third?._id ?? '', { event: 'shipment.cancel', reason: 'Wrong drums' })
    expect(await viewed(id)).toMatchObject({ status: 'dispatched', undispatched: kg(120) })
  })
})
