import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countOutBatches } from '#server/jobs/count-out-batches.ts'
import { newId } from '#server/new-id.ts'
import { type Batches, openBatches } from '#tests/support/batch-steps.ts'
import { cyclohexaneForm, givePlan } from '#tests/support/listing-fixtures.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { pdfFile, sidewaysPhoto } from '#tests/support/sample-files.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'

// The clock of a marketplace begins on 21 November 2026.
const kg = (value: number) => ({ value, unit: 'kg' as const })
const reason = 'Counted in the store'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  let batches: Batches
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
    batches = openBatches(market, trade)
  })
  beforeEach(async () => {
    await batches.clear()
    await market.store.update('orders', { productId: trade.productId }, { status: 'completed' })
  })
  const fieldsOf = ({ results }: { results: unknown }) => Object.keys((results as { fields?: object }).fields ?? {})
  const correct = (id: string, body: object) => market.envelope('correctProductBatch', { ...trade.asSeller, id, body })
  const block = (id: string) =>
    market.call('blockProductBatch', { ...trade.asSeller, id, body: { reason: 'Waits for its test' } })

  it('are kept with number, days, package and certificate, those first that expire first', async () => {
    const packaging = { kind: 'drum' as const, net: kg(160) }
    await batches.enter('KB-3', 320, { madeOn: '2026-08-01' })
    await batches.enter('KB-2', 160, { retestOn: '2028-03-01', packaging, note: 'Jubail, row 4' })
    await batches.enter(' KB-1 ', 480, { madeOn: '2026-10-12', expiresOn: '2027-10-12', certificate: await batches.upload() })
    const certificates = [{ fileName: 'coa.pdf', contentType: 'application/pdf' }]
    expect((await batches.view()).batches).toMatchObject([
      { number: 'KB-1', state: 'available', quantity: kg(480), madeOn: '2026-10-12', expiresOn: '2027-10-12', certificates },
      { number: 'KB-2', state: 'available', retestOn: '2028-03-01', packaging, note: 'Jubail, row 4', certificates: [] },
      { number: 'KB-3', quantity: kg(320), events: [{ kind: 'added', change: 320 }] },
    ])
  })

  it('make the stock of their product: the first one takes the place of the figure that was stated', async () => {
    expect(await batches.stock()).toBe(24_000)
    await batches.enter('KB-1', 500)
    expect(await batches.stock()).toBe(500)
    await batches.enter('KB-2', 0.25, { quantity: { value: 0.25, unit: 't' } })
    expect(await batches.stock()).toBe(750)
  })

  it('are not promised twice: what accepted orders wait for is off the stock, and comes back when one is cancelled', async () => {
    const order = await trade.placed()
    await market.call('acceptOrder', { ...trade.asSeller, id: order._id })
    await batches.enter('KB-1', 500)
    expect(await batches.view()).toMatchObject({ stock: kg(340), reserved: kg(160) })
    const further = await trade.placed()
    await market.call('acceptOrder', { ...trade.asSeller, id: further._id })
    expect(await batches.stock()).toBe(180)
    await market.call('changeStatus', { token: trade.buyer, id: order._id, body: { event: 'order.cancel', reason: 'No need' } })
    expect(await batches.stock()).toBe(340)
  })

  it('of which too little is there let no order be accepted, also when one has expired since it was counted', async () => {
    const order = await trade.placed()
    const id = await batches.enter('KB-1', 200, { expiresOn: '2026-11-21' })
    const before = market.clock.now
    market.clock.now = new Date('2026-11-22T06:00:00.000Z')
    expect(await market.envelope('acceptOrder', { ...trade.asSeller, id: order._id })).toMatchObject({
      code: 409,
      message: 'There is not enough stock left to accept this order.',
    })
    market.clock.now = before
    expect((await market.envelope('acceptOrder', { ...trade.asSeller, id: order._id })).code).toBe(200)
    expect([await batches.stock(), (await batches.batch('KB-1'))._id]).toEqual([40, id])
  })

  it('that are blocked or expired count for no stock, and never make it less than nothing', async () => {
    const order = await trade.placed()
    await market.call('acceptOrder', { ...trade.asSeller, id: order._id })
    const id = await batches.enter('KB-1', 500)
    await batches.enter('KB-2', 100, { expiresOn: '2026-11-20' })
    await block(id)
    expect(await batches.view()).toMatchObject({
      stock: kg(0),
      batches: [{ state: 'expired' }, { state: 'blocked', blockedReason: 'Waits for its test' }],
    })
    await market.call('unblockProductBatch', { ...trade.asSeller, id })
    expect(await batches.stock()).toBe(340)
    expect((await batches.batch('KB-1')).events.map(({ kind }) => kind)).toEqual(['unblocked', 'blocked', 'added'])
  })

  it('are counted out once, the day after their last', async () => {
    await batches.enter('KB-1', 500, { expiresOn: '2026-11-21' })
    await batches.enter('KB-2', 100, { retestOn: '2026-11-22' })
    const { store, ports } = market
    const at = (moment: string) => countOutBatches({ store, ports, newId, clock: () => new Date(moment) })
    expect([await at('2026-11-21T23:59:00.000Z'), await batches.stock()]).toEqual([0, 600])
    expect([await at('2026-11-22T00:01:00.000Z'), await batches.stock()]).toEqual([1, 100])
    expect([await at('2026-11-22T00:02:00.000Z'), await batches.stock()]).toEqual([0, 100])
    expect([await at('2026-11-23T00:02:00.000Z'), await batches.stock()]).toEqual([1, 0])
  })

  describe('are refused', () => {
    it.each([
      ['a number that another has, in other letters', { number: 'kb-1 ' }, ['number']],
      ['a day of making to come', { madeOn: '2026-11-23' }, ['madeOn']],
      ['an expiry before the day of making', { madeOn: '2026-11-01', expiresOn: '2026-11-01' }, ['expiresOn']],
      ['a retest before the day of making', { madeOn: '2026-11-01', retestOn: '2026-10-01' }, ['retestOn']],
      ['both last days', { expiresOn: '2027-11-01', retestOn: '2027-10-01' }, ['retestOn']],
      ['more than a stock can be, in another unit', { quantity: { value: 1e9, unit: 't' } }, ['quantity.value']],
      ['more than a stock can be, with the others', { quantity: { value: 999_999_501, unit: 'kg' } }, ['quantity.value']],
      ['another dimension', { quantity: { value: 3, unit: 'L' } }, ['quantity.unit']],
      ['a package that is not listed', { packaging: { kind: 'IBC', net: kg(77) } }, ['packaging']],
      ['a file that is not theirs', { certificate: '00000000-0000-7000-8000-ffffffffffff' }, ['certificate']],
    ])('with %s', async (_name, body, fields) => {
      await batches.enter('KB-1', 500)
      const refused = await batches.refuse({ number: 'KB-2', quantity: kg(10), ...body })
      expect([refused.code, fieldsOf(refused)]).toEqual([422, fields])
      expect((await batches.view()).batches).toHaveLength(1)
    })

    it('with a certificate that is no PDF', async () => {
      const certificate = await batches.upload(new File([await sidewaysPhoto(8, 8)], 'coa.jpg'))
      const refused = await batches.refuse({ number: 'KB-2', quantity: kg(10), certificate })
      expect([refused.code, fieldsOf(refused)]).toEqual([422, ['certificate']])
    })

    it('of another seller’s product, which is not there', async () => {
      const token = await market.signIn('seller2')
      const body = { number: 'KB-2', quantity: kg(10) }
      const response = await market.envelope('addProductBatch', { token, side: 'Seller', id: trade.productId, body })
      expect(response.code).toBe(404)
    })
  })

  describe('a correction', () => {
    it('keeps its reason, moves the stock, and is refused of what is there no more', async () => {
      const id = await batches.enter('KB-1', 500)
      expect((await correct(id, { quantity: kg(480.5), seen: 500, reason })).code).toBe(200)
      expect(await batches.stock()).toBe(480.5)
      const [event] = (await batches.batch('KB-1')).events
      expect(event).toMatchObject({ kind: 'corrected', change: -19.5, reason })
      expect(await correct(id, { quantity: kg(500), seen: 500, reason })).toMatchObject({ code: 409 })
    })

    it('of which two come at once is made once', async () => {
      const id = await batches.enter('KB-1', 500)
      const both = await Promise.all([480, 470].map((value) => correct(id, { quantity: kg(value), seen: 500, reason })))
      expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    })

    it('to nothing empties the batch, which is shown last', async () => {
      const id = await batches.enter('KB-1', 500, { expiresOn: '2027-01-01' })
      await batches.enter('KB-2', 100)
      await correct(id, { quantity: kg(0), seen: 500, reason })
      expect((await batches.view()).batches.map(({ number, state }) => [number, state])).toEqual([
        ['KB-2', 'available'],
        ['KB-1', 'empty'],
      ])
    })

    it('after another test lets a batch go on that was past its retest day', async () => {
      const id = await batches.enter('KB-1', 500, { retestOn: '2026-11-20' })
      const { store, ports } = market
      await countOutBatches({ store, ports, newId, clock: () => market.clock.now })
      expect(await batches.stock()).toBe(0)
      const retested = { quantity: kg(500), seen: 500, reason: 'Tested again', retestOn: '2027-11-20' }
      expect((await correct(id, { ...retested, retestOn: '2026-11-20' })).code).toBe(422)
      expect((await correct(id, retested)).code).toBe(200)
      expect([await batches.stock(), (await batches.batch('KB-1')).state]).toEqual([500, 'available'])
    })
  })

  it('take the stock out of the hands of the form: it is edited no more, while the price is', async () => {
    await batches.enter('KB-1', 500)
    const { version } = await market.call('viewProduct', { ...trade.asSeller, id: trade.productId })
    const edit = (stock: object) =>
      market.envelope('editInventory', { ...trade.asSeller, id: trade.productId, body: { version, stock } })
    const refused = await edit({ value: 900, unit: 'kg', seen: 500 })
    expect([refused.code, fieldsOf(refused)]).toEqual([422, ['stock']])
    expect((await edit({ value: 500, unit: 'kg', seen: 500 })).code).toBe(200)
    expect(await batches.stock()).toBe(500)
  })

  it('hold stock and unit of the whole form, too, which can change all else', async () => {
    await givePlan(market.store, (await market.call('getUser', { token: trade.seller }))._id)
    const [category] = (await market.call('getAllCategories', { body: {} })).categories
    const form = cyclohexaneForm(category?.subCategories[0]?._id ?? '')
    const { _id: id } = await market.call('addSellerProduct', { ...trade.asSeller, body: form })
    const body = { number: 'CH-1', quantity: kg(500) }
    await market.call('addProductBatch', { ...trade.asSeller, id, body })
    const edit = async (changes: object) => {
      const { version } = await market.call('viewProduct', { ...trade.asSeller, id })
      const { stock: _stock, ...fields } = form
      return market.envelope('editSellerProduct', { ...trade.asSeller, id, body: { ...fields, version, ...changes } })
    }
    expect(fieldsOf(await edit({ stock: { value: 900, unit: 'kg', seen: 500 } }))).toEqual(['stock'])
    const [first] = form.priceTiers
    const tonnes = { value: 1, unit: 't' as const }
    const tiers = [{ ...first, minimumQuantity: tonnes }]
    expect(fieldsOf(await edit({ minimumOrder: tonnes, priceTiers: tiers }))).toEqual(['minimumOrder.unit'])
    expect((await edit({ brand: 'Another', stock: { value: 500, unit: 'kg', seen: 500 } })).code).toBe(200)
    expect(await market.call('viewProduct', { id })).toMatchObject({ stock: kg(500), brand: 'Another' })
  })

  it('that were entered by mistake are removed, with their certificate; with the last one the stock is the seller’s again', async () => {
    const file = await batches.upload()
    const id = await batches.enter('KB-1', 500, { certificate: file })
    await market.call('removeProductBatch', { ...trade.asSeller, id })
    expect((await batches.view()).batches).toEqual([])
    expect((await market.envelope('viewFile', { token: trade.seller, id: file })).code).toBe(404)
    const { version } = await market.call('viewProduct', { ...trade.asSeller, id: trade.productId })
    const body = { version: version ?? 0, stock: { value: 900, unit: 'kg' as const, seen: 500 } }
    await market.call('editInventory', { ...trade.asSeller, id: trade.productId, body })
    expect(await batches.stock()).toBe(900)
  })

  it('have one certificate until something has left: another takes its place', async () => {
    const id = await batches.enter('KB-1', 500, { certificate: await batches.upload() })
    const certificate = await batches.upload(pdfFile('second.pdf', 'second'))
    await market.call('attachBatchCertificate', { ...trade.asSeller, id, body: { certificate } })
    expect((await batches.batch('KB-1')).certificates.map(({ fileName }) => fileName)).toEqual(['second.pdf'])
  })
})
