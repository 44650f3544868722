import { beforeAll, describe, expect, it } from 'vitest'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { sidewaysPhoto } from '#tests/support/sample-files.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { demoDriver, openTrade, packed, tokenOf, type Trade } from '#tests/support/trade-steps.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
  })

  const offered = async () => {
    const order = await trade.dispatched()
    return { order, shipmentId: order.shipments[0]?._id ?? '', deliveryToken: await tokenOf(market, order._id) }
  }
  const accepted = async () => {
    const job = await offered()
    await market.call('acceptJob', job)
    return job
  }
  const viewed = async (id: string) => orderOf(await market.call('viewOrder', { token: trade.buyer, id }))
  const place = { latitude: 22.33, longitude: 91.81 }
  const later = (seconds: number) => new Date(market.clock.now.getTime() + seconds * 1000).toISOString()

  it('a driver sees goods, places and telephones of the job, and neither prices nor the other side’s address', async () => {
    const { deliveryToken, order } = await offered()
    const job = await market.call('viewJob', { deliveryToken })
    expect(job).toMatchObject({
      orderNumber: order.number,
      state: 'offered',
      name_en: 'Acetone',
      unNumber: 'UN1090',
      carriage: {
        unNumber: 'UN1090',
        description: 'UN 1090 ACETONE, 3, II, (D/E), (-20 °C c.c.)',
        emergencyPhone: '+966135550142',
      },
      quantity: { value: 160, unit: 'kg' },
      ...packed,
      pickUp: { name: 'Gulf Marjan Petrochem Trading Co.', country: 'SA' },
      destination: { country: 'BD', phone: expect.stringMatching(/^\+880/) as string },
      driverName: 'Karim Uddin',
      photos: 0,
    })
    expect(JSON.stringify(job)).not.toMatch(/SAR|@|amount/)
  })

  it('a driver sees the batches that were named, and nothing of packing where nothing is known', async () => {
    const batches = [
      { number: 'KB-2611-07', quantity: 100, expiresOn: '2028-10-12' },
      { number: 'KB-2611-08', quantity: 60 },
    ]
    const order = await trade.dispatched({ ...demoDriver, batches })
    const job = { deliveryToken: await tokenOf(market, order._id) }
    expect((await market.call('viewJob', job)).batches).toEqual(batches)
    await market.store.update(
      'shipments',
      { _id: order.shipments[0]?._id ?? '' },
      { packages: null, grossKilograms: null, batches: [] },
    )
    const bare = await market.call('viewJob', job)
    for (const field of ['packages', 'grossKilograms', 'batches']) expect(bare).not.toHaveProperty(field)
  })

  it('leads a job to the delivery, and each report that comes again changes nothing', async () => {
    const { deliveryToken, order } = await offered()
    const twice = async (operationId: Parameters<typeof market.call>[0], body?: object) => {
      const options = { deliveryToken, ...(body !== undefined && { body }) }
      const first = await market.envelope(operationId, options)
      const second = await market.envelope(operationId, options)
      expect([first.code, second.code]).toEqual([200, 200])
      return second.results
    }
    expect(await twice('acceptJob')).toMatchObject({ state: 'accepted' })
    expect(await twice('startJob')).toMatchObject({ state: 'underway' })
    await twice('reportPosition', { ...place, at: later(-1) })
    const photo = new File([await sidewaysPhoto(40, 30)], 'gate.jpg')
    expect(await twice('addDeliveryPhoto', { photo })).toMatchObject({ photos: 1 })
    const signature = [
      [10, 20, 300, 40],
      [500, 390, 1000, 0],
    ]
    expect(await twice('reportDelivery', { receivedBy: 'Nadia Rahman', signature })).toMatchObject({ state: 'delivered' })
    // What the phone had kept before, and sends once more.
    await twice('reportPosition', { ...place, at: later(-1) })
    const delivered = await viewed(order._id)
    expect(delivered.timeline.map(({ status }) => status).slice(-3)).toEqual(['dispatched', 'inTransit', 'delivered'])
    const [shipment] = delivered.shipments
    expect(shipment?.positions).toHaveLength(1)
    expect(shipment?.proof).toMatchObject({ by: 'carrier', receivedBy: 'Nadia Rahman', signature })
    const fileId = shipment?.proof?.files[0]?._id ?? ''
    for (const token of [trade.buyer, trade.seller]) {
      expect((await market.call('viewFile', { token, id: fileId })).contentType).toMatch(/^image\//)
    }
    expect((await market.envelope('viewFile', { token: await market.signIn('company'), id: fileId })).code).toBe(404)
  })

  it('takes a position of the time without a network, but none of the future or before the acceptance', async () => {
    const { deliveryToken, order } = await accepted()
    const start = market.clock.now
    market.clock.now = new Date(start.getTime() + 3_600_000)
    try {
      for (const minutes of [50, 20])
        await market.call('reportPosition', { deliveryToken, body: { ...place, at: later(-minutes * 60) } })
      for (const at of [later(601), later(-3600 * 2)]) {
        const refused = await market.envelope('reportPosition', { deliveryToken, body: { ...place, at } })
        expect([refused.code, refused.results]).toEqual([422, { fields: { at: expect.any(String) as string } }])
      }
      expect((await viewed(order._id)).shipments[0]?.positions.map(({ at }) => at)).toEqual([later(-3000), later(-1200)])
    } finally {
      market.clock.now = start
    }
  })

  it('refuses what an unaccepted job cannot have yet, with the state that stands', async () => {
    const { deliveryToken } = await offered()
    const photo = new File([await sidewaysPhoto(40, 30)], 'gate.jpg')
    for (const [operationId, body] of [
      ['startJob', {}],
      ['reportPosition', place],
      ['addDeliveryPhoto', { photo }],
      ['reportDelivery', { receivedBy: 'Nadia Rahman' }],
    ] as const) {
      const refused = await market.envelope(operationId, { deliveryToken, body })
      expect([operationId, refused.code, refused.results]).toEqual([operationId, 409, { state: 'offered' }])
    }
  })

  it('keeps three photos of a delivery and no more', async () => {
    const { deliveryToken } = await accepted()
    const send = async (width: number) =>
      (
        await market.envelope('addDeliveryPhoto', {
          deliveryToken,
          body: { photo: new File([await sidewaysPhoto(width, 30)], 'a.jpg') },
        })
      ).code
    const codes: number[] = []
    for (const width of [40, 41, 42, 43]) codes.push(await send(width))
    expect(codes).toEqual([200, 200, 200, 409])
  })

  it('refuses a signature whose points lack a half', async () => {
    const { deliveryToken } = await accepted()
    const body = { receivedBy: 'Nadia Rahman', signature: [[1, 2, 3]] }
    expect((await market.envelope('reportDelivery', { deliveryToken, body })).code).toBe(422)
  })

  describe('a link', () => {
    const driver = { driverName: 'Rahim Mia', driverPhone: '+8801712345679', vehicle: 'DHK-11-1', driverLanguage: 'bn' }
    const tokenBehind = async (id: string) =>
      (await market.call('getDriverLink', { ...trade.asSeller, id })).path.replace(/^.*#/, '')

    it('of the seller opens the shipment until another driver has it; then the old one says so at once', async () => {
      const { order, shipmentId } = await offered()
      const old = await tokenBehind(shipmentId)
      await market.call('acceptJob', { deliveryToken: old })
      await market.call('changeShipment', {
        ...trade.asSeller,
        id: shipmentId,
        body: { event: 'shipment.replaceDriver', driver } as never,
      })
      for (const operationId of ['viewJob', 'acceptJob'] as const) {
        const refused = await market.envelope(operationId, { deliveryToken: old })
        expect([refused.code, refused.message]).toEqual([
          401,
          'This job was given to another driver or taken back. This link does not open it any more.',
        ])
      }
      const renewed = await tokenBehind(shipmentId)
      expect(await market.call('viewJob', { deliveryToken: renewed })).toMatchObject({
        driverName: 'Rahim Mia',
        state: 'offered',
      })
      await market.call('acceptJob', { deliveryToken: renewed })
      expect((await viewed(order._id)).status).toBe('inTransit')
    })

    it('opens one shipment and nothing else', async () => {
      const [one, other] = [await accepted(), await accepted()]
      await market.call('reportDelivery', { ...one, body: { receivedBy: 'Nadia Rahman' } })
      expect((await viewed(one.order._id)).status).toBe('delivered')
      expect((await viewed(other.order._id)).status).toBe('inTransit')
      expect((await market.envelope('viewOrder', { token: one.deliveryToken, id: one.order._id })).code).toBe(401)
    })

    it('goes to the driver as a text message in the driver’s language', async () => {
      const { order, shipmentId } = await offered()
      await market.call('changeShipment', {
        ...trade.asSeller,
        id: shipmentId,
        body: { event: 'shipment.replaceDriver', driver } as never,
      })
      const before = market.texts.length
      await market.deliver()
      const text = market.texts.slice(before).findLast(({ recipient }) => recipient === driver.driverPhone)
      expect(text?.language).toBe('bn')
      expect(text?.text).toContain(order.number)
      const token = /https:\/\/kimiya\.example\/delivery\?lng=bn#(\S+)$/.exec(text?.text ?? '')?.[1] ?? ''
      expect(await market.call('viewJob', { deliveryToken: token })).toMatchObject({ driverName: 'Rahim Mia' })
      expect(await market.call('getDriverLink', { ...trade.asSeller, id: shipmentId })).toHaveProperty('textedAt')
    })
  })
})
