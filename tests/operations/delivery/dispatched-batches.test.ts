import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { type Batches, openBatches } from '#tests/support/batch-steps.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { demoDriver, openTrade, packed, tokenOf, type Trade } from '#tests/support/trade-steps.ts'

// The clock of a marketplace begins on 21 November 2026; 160 kg of acetone are ordered.
const courier = { ...packed, deliveryMethod: 'courier' as const, carrierName: 'Gulf Freight' }
const days = { madeOn: '2026-10-12', expiresOn: '2028-10-12' }

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  let batches: Batches
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
    batches = openBatches(market, trade)
  })
  let counted = 0
  let numbers: [string, string]
  beforeEach(async () => {
    // Batches that something was dispatched from stay: every test has its own.
    counted += 1
    numbers = [`KB-${counted}-A`, `KB-${counted}-B`]
    await market.store.update('products', { _id: trade.productId }, { stock: 24_000 })
  })

  const processing = async () => {
    const { _id } = await trade.paid()
    await market.call('changeStatus', { ...trade.asSeller, id: _id, body: { event: 'order.process' } })
    return _id
  }
  const dispatch = (id: string, body: object) =>
    market.envelope('changeStatus', {
      ...trade.asSeller,
      id,
      body: { event: 'order.dispatch', dispatch: { ...demoDriver, ...body } },
    })
  const viewed = async (id: string, as: { token: string } = { token: trade.buyer }) =>
    orderOf(await market.call('viewOrder', { ...as, id }))
  const fieldsOf = ({ results }: { results: unknown }) => Object.keys((results as { fields?: object }).fields ?? {})
  const held = async (number: string) => (await batches.batch(number)).quantity.value
  const fetched = async (token: string, id: string) => (await market.envelope('viewFile', { token, id })).code

  it('are as typed where the seller keeps none', async () => {
    const id = await processing()
    expect((await dispatch(id, { batches: [{ number: 'TYPED-1', ...days }] })).code).toBe(200)
    const order = await viewed(id, trade.asSeller)
    expect(order.shipments[0]?.batches).toEqual([{ number: 'TYPED-1', ...days }])
    expect(order).not.toHaveProperty('batchChoices')
  })

  describe('of a product with batches', () => {
    it('are taken out of them, shown to both sides as they were, and printed on the delivery note', async () => {
      const id = await processing()
      await batches.enter(numbers[0], 100, { ...days, certificate: await batches.upload() })
      await batches.enter(numbers[1], 400, { retestOn: '2028-11-01' })
      const named = [
        { number: ` ${numbers[0].toLowerCase()}`, quantity: 100 },
        { number: numbers[1], quantity: 60 },
      ]
      expect((await dispatch(id, { batches: named })).code).toBe(200)
      expect([await held(numbers[0]), await held(numbers[1])]).toEqual([0, 340])
      const certificates = [{ fileName: 'coa.pdf' }]
      for (const as of [{ token: trade.buyer }, trade.asSeller])
        expect((await viewed(id, as)).shipments[0]?.batches).toMatchObject([
          { number: numbers[0], quantity: 100, ...days, certificates },
          { number: numbers[1], quantity: 60, retestOn: '2028-11-01' },
        ])
      const [note] = await market.store.list('invoices', { orderId: id, kind: 'delivery' }, { orderBy: ['-sequence'] })
      expect(note?.document).toMatchObject({
        lines: [
          {
            batches: [
              { number: numbers[0], quantity: { value: 100, unit: 'kg' }, ...days },
              { number: numbers[1], quantity: { value: 60, unit: 'kg' }, retestOn: '2028-11-01' },
            ],
          },
        ],
      })
      expect(JSON.stringify(note?.document)).not.toContain('batchId')
      const job = await market.call('viewJob', { deliveryToken: await tokenOf(market, id) })
      expect(job.batches).toEqual([
        { number: numbers[0], quantity: 100, ...days },
        { number: numbers[1], quantity: 60, retestOn: '2028-11-01' },
      ])
      const { number: orderNumber } = await viewed(id)
      expect((await batches.batch(numbers[1])).events[0]).toMatchObject({
        kind: 'dispatched',
        change: -60,
        orderId: id,
        orderNumber,
      })
    })

    it('leave the stock as it is, which the order has taken from already', async () => {
      const id = await processing()
      await batches.enter(numbers[0], 500)
      const before = await batches.stock()
      await dispatch(id, { batches: [{ number: numbers[0] }] })
      expect([await held(numbers[0]), await batches.stock()]).toEqual([340, before])
    })

    it('are offered to the seller alone, first expired first, in the unit of the order', async () => {
      const id = await processing()
      const blocked = await batches.enter(`${numbers[0]}-X`, 50)
      await market.call('blockProductBatch', { ...trade.asSeller, id: blocked, body: { reason: 'Waits for its test' } })
      await batches.enter(`${numbers[0]}-Y`, 50, { expiresOn: '2026-11-20' })
      await batches.enter(numbers[0], 50)
      await batches.enter(numbers[1], 0.07, { quantity: { value: 0.07, unit: 't' }, expiresOn: '2026-12-24' })
      const own = (await viewed(id, trade.asSeller)).batchChoices?.filter(({ number }) => number.startsWith(`KB-${counted}-`))
      expect(own).toEqual([
        { number: numbers[1], quantity: { value: 70, unit: 'kg' }, expiresOn: '2026-12-24' },
        { number: numbers[0], quantity: { value: 50, unit: 'kg' } },
      ])
      expect(await viewed(id)).not.toHaveProperty('batchChoices')
    })

    it.each([
      ['none', () => [], ['dispatch.batches']],
      ['one that the product has not', () => [{ number: 'NOT-THERE' }], ['dispatch.batches.0.number']],
      [
        'another day than the batch has',
        () => [{ number: numbers[0], expiresOn: '2029-01-01' }],
        ['dispatch.batches.0.expiresOn'],
      ],
      [
        'one twice, in other letters',
        () => [
          { number: numbers[0], quantity: 100 },
          { number: numbers[0].toLowerCase(), quantity: 60 },
        ],
        ['dispatch.batches.1.number'],
      ],
      ['less than is dispatched', () => [{ number: numbers[0], quantity: 100 }], ['dispatch.batches.0.quantity']],
    ])('refuse a dispatch that names %s', async (_name, named, fields) => {
      const id = await processing()
      await batches.enter(numbers[0], 500, days)
      const refused = await dispatch(id, { batches: named() })
      expect([refused.code, fieldsOf(refused)]).toEqual([422, fields])
      expect(await held(numbers[0])).toBe(500)
    })

    it('do not leave blocked, nor the day after their last', async () => {
      const id = await processing()
      const _id = await batches.enter(numbers[0], 500)
      await market.call('blockProductBatch', { ...trade.asSeller, id: _id, body: { reason: 'Waits for its test' } })
      await batches.enter(numbers[1], 500, { expiresOn: '2026-11-20' })
      for (const number of numbers) {
        const refused = await dispatch(id, { batches: [{ number }] })
        expect([refused.code, fieldsOf(refused)]).toEqual([422, ['dispatch.batches.0.number']])
      }
    })

    it('that hold less than is taken refuse it, and say what they hold', async () => {
      const id = await processing()
      await batches.enter(numbers[0], 159.5)
      const refused = await dispatch(id, { batches: [{ number: numbers[0] }] })
      const message = `Batch ${numbers[0]} holds only 159.5\u00A0kg now. Pick the batches again.`
      expect([refused.code, refused.message, refused.results]).toEqual([409, message, { state: 'processing' }])
      expect((await viewed(id)).shipments).toEqual([])
    })

    it('are not given out twice: of two dispatches of the last drum at once one goes through', async () => {
      const ids = [await processing(), await processing()]
      await batches.enter(numbers[0], 200)
      const both = await Promise.all(ids.map((id) => dispatch(id, { batches: [{ number: numbers[0] }] })))
      expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
      expect(await held(numbers[0])).toBe(40)
    })

    it('are taken once when the same dispatch is sent twice', async () => {
      const id = await processing()
      await batches.enter(numbers[0], 500)
      const body = { event: 'order.dispatch', dispatch: { ...demoDriver, batches: [{ number: numbers[0] }] } }
      const call = { ...trade.asSeller, id, body, key: 'dispatch-sent-twice-1' }
      expect((await market.envelope('changeStatus', call)).code).toBe(200)
      expect((await market.envelope('changeStatus', call)).code).toBe(200)
      expect(await held(numbers[0])).toBe(340)
    })

    it('get back what a shipment carried that its seller takes back', async () => {
      const id = await processing()
      await batches.enter(numbers[0], 500)
      await dispatch(id, { batches: [{ number: numbers[0] }] })
      const before = await batches.stock()
      const [shipment] = (await viewed(id)).shipments
      const body = { event: 'shipment.cancel' as const, reason: 'The lorry broke down' }
      await market.call('changeShipment', { ...trade.asSeller, id: shipment?._id ?? '', body })
      // It waits for the order still.
      expect([await held(numbers[0]), await batches.stock()]).toEqual([500, before])
      expect((await batches.batch(numbers[0])).events[0]).toMatchObject({ kind: 'returned', change: 160 })
    })

    it.each([
      ['get back what a driver was still to fetch', demoDriver, 500, 160],
      ['get nothing back that a courier has carried away', courier, 340, 0],
    ])('%s when the order is refunded', async (_name, method, left, more) => {
      const id = await processing()
      const batchId = await batches.enter(numbers[0], 500)
      const body = { event: 'order.dispatch' as const, dispatch: { ...method, batches: [{ number: numbers[0] }] } }
      await market.call('changeStatus', { ...trade.asSeller, id, body })
      const before = await batches.stock()
      await market.store.update('orders', { _id: id }, { status: 'processing' })
      await market.call('changeStatus', { ...trade.asSeller, id, body: { event: 'order.refund', reason: 'The tank has leaked' } })
      expect([await held(numbers[0]), (await batches.stock()) - before]).toEqual([left, more])
      expect(await market.store.count('batchEvents', { batchId, kind: 'returned' })).toBe(more === 0 ? 0 : 1)
    })

    it('whose product was deleted since need not be named: nobody could enter one', async () => {
      const id = await processing()
      await batches.enter(numbers[0], 500)
      await market.store.update('products', { _id: trade.productId }, { status: 'deleted' })
      try {
        expect((await viewed(id, trade.asSeller)).batchChoices).toBeUndefined()
        expect((await dispatch(id, { batches: [{ number: 'TYPED-2' }] })).code).toBe(200)
      } finally {
        await market.store.update('products', { _id: trade.productId }, { status: 'active' })
      }
    })
  })

  describe('the certificate of a batch', () => {
    const sent = async (certificate?: string) => {
      const id = await processing()
      const batchId = await batches.enter(numbers[0], 500, certificate === undefined ? {} : { certificate })
      await dispatch(id, { batches: [{ number: numbers[0] }] })
      return { id, batchId }
    }

    it('is read by the buyer once something of the batch was dispatched to them, and by nobody else', async () => {
      const file = await batches.upload()
      const id = await processing()
      await batches.enter(numbers[0], 500, { certificate: file })
      expect(await fetched(trade.buyer, file)).toBe(404)
      await dispatch(id, { batches: [{ number: numbers[0] }] })
      expect((await viewed(id)).shipments[0]?.batches[0]?.certificates?.[0]?._id).toBe(file)
      const read = await market.reply('viewFile', { token: trade.buyer, id: file })
      expect(read.kind).toBe('file')
      for (const stranger of ['company', 'seller2'] as const) expect(await fetched(await market.signIn(stranger), file)).toBe(404)
      expect((await market.envelope('viewFile', { id: file })).code).toBe(404)
    })

    it('that comes later is read by who has the batch already, and takes no earlier one away from them', async () => {
      const first = await batches.upload()
      const { id, batchId } = await sent(first)
      const certificate = await batches.upload(pdfFile('revised.pdf', 'revised'))
      await market.call('attachBatchCertificate', { ...trade.asSeller, id: batchId, body: { certificate } })
      const names = (await viewed(id)).shipments[0]?.batches[0]?.certificates?.map(({ fileName }) => fileName)
      expect(names).toEqual(['coa.pdf', 'revised.pdf'])
      for (const file of [first, certificate])
        expect((await market.reply('viewFile', { token: trade.buyer, id: file })).kind).toBe('file')
      expect(await fetched(await market.signIn('company'), certificate)).toBe(404)
    })

    it('that comes after the shipment was taken back is not read by who has nothing of the batch any more', async () => {
      const first = await batches.upload()
      const { id, batchId } = await sent(first)
      const [shipment] = (await viewed(id)).shipments
      const body = { event: 'shipment.cancel' as const, reason: 'The lorry broke down' }
      await market.call('changeShipment', { ...trade.asSeller, id: shipment?._id ?? '', body })
      const certificate = await batches.upload(pdfFile('revised.pdf', 'revised'))
      await market.call('attachBatchCertificate', { ...trade.asSeller, id: batchId, body: { certificate } })
      expect(await fetched(trade.buyer, certificate)).toBe(404)
      expect((await viewed(id)).shipments[0]?.batches[0]).not.toHaveProperty('certificates')
      expect((await market.reply('viewFile', { token: trade.buyer, id: first })).kind).toBe('file')
    })

    it('keeps its batch from being removed', async () => {
      const { batchId } = await sent()
      expect((await market.envelope('removeProductBatch', { ...trade.asSeller, id: batchId })).code).toBe(409)
    })
  })
})
