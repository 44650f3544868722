import { beforeAll, beforeEach, expect, it } from 'vitest'
import { lapseFreight } from '#server/jobs/lapse-freight.ts'
import type { BodyOf } from '#server/operation.ts'
import { demoPassword } from '#server/demo/load-demo.ts'
import { percentOf } from '#src/lib/money-arithmetic.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'

type Rates = BodyOf<'replaceFreightRates'>['rates']

const sar = (amount: number) => ({ amount, currency: 'SAR' })
const anywhere = { amount: sar(45_000), perHundredKilograms: sar(4_500) }
const changed = (state: string) => ({ code: 409, results: { state } })
const day = 24 * 3_600_000

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
  })
  const table = () => market.call('getFreightRates', trade.asSeller)
  const replace = async (rates: Rates, dangerousGoods: BodyOf<'replaceFreightRates'>['dangerousGoods'] = []) => {
    const { version } = await table()
    return market.call('replaceFreightRates', { ...trade.asSeller, body: { version, rates, dangerousGoods } })
  }
  beforeEach(() => replace([anywhere]))

  const request = (more: { incoterm?: 'CIF' | 'EXW' } = {}) => ({
    productId: trade.productId,
    quantity: { value: 320, unit: 'kg' as const },
    incoterm: 'CIF' as const,
    addressId: trade.addressId,
    ...more,
  })
  const preview = (more: { incoterm?: 'CIF' | 'EXW' } = {}) =>
    market.call('previewOrder', { token: trade.buyer, body: request(more) })
  /** An order that no rate holds for. */
  const unpriced = async () => {
    await replace([])
    const { total: expectedTotal } = await preview()
    return market.call('placeOrder', { token: trade.buyer, body: { ...request(), expectedTotal } })
  }
  const move = (by: 'buyer' | 'seller', id: string, body: BodyOf<'changeStatus'>) =>
    market.envelope('changeStatus', { ...(by === 'buyer' ? { token: trade.buyer } : trade.asSeller), id, body })
  const quote = async (id: string, amount: number) => {
    const body = { event: 'order.quoteFreight' as const, freight: sar(amount) }
    return orderOf(await market.call('changeStatus', { ...trade.asSeller, id, body }))
  }
  const accept = (id: string, amount: number) => move('buyer', id, { event: 'order.acceptFreight', expectedTotal: sar(amount) })
  const stock = async () => (await market.store.find('products', { _id: trade.productId }))?.stock ?? NaN
  const notified = async (subjectId: string) =>
    (await market.store.list('notifications', { subjectId }, { orderBy: ['_id'] })).map(({ side, type }) => `${side}: ${type}`)

  it('prices the carriage by the rates of the seller, with the surcharge of dangerous goods and the insurance of the term', async () => {
    const { subtotal, shipping, freight } = await preview()
    const insured = percentOf(subtotal, 0.33).amount
    expect({ shipping, freight }).toEqual({ shipping: sar(45_000 + 14_400 + insured), freight: 'included' })
    await replace([anywhere, { ...anywhere, country: 'BD', amount: sar(9_000) }], [sar(7_000)])
    expect((await preview()).shipping).toEqual(sar(9_000 + 14_400 + 7_000 + insured))
    expect(await preview({ incoterm: 'EXW' })).toMatchObject({ shipping: sar(0), freight: 'none' })
  })

  it('places an order without freight where no rate holds, and tells its seller to state it', async () => {
    await replace([{ ...anywhere, upToKilograms: 319 }])
    const totals = await preview()
    expect(totals).toMatchObject({ shipping: sar(0), freight: 'quotedLater', total: totals.subtotal })
    const order = await unpriced()
    expect(order).toMatchObject({ status: 'placed', totals })
    expect(await notified(order._id)).toEqual(['buyer: freightAwaited', 'seller: freightToState'])
    const { orders } = await market.call('getMyOrders', { token: trade.buyer, body: { search: order.number } })
    expect(orders.map((listed) => 'freight' in listed && listed.freight)).toEqual(['quotedLater'])
    expect(await market.envelope('acceptOrder', { ...trade.asSeller, id: order._id })).toMatchObject({
      ...changed('placed'),
      message: 'State the freight first: the order is without it so far.',
    })
  })

  it('takes the order on, and its stock, once the buyer accepts the freight', async () => {
    const { _id: id, totals } = await unpriced()
    const before = await stock()
    const quoted = await quote(id, 80_000)
    const tax = percentOf(sar(totals.subtotal.amount + 80_000), totals.taxRate).amount
    const total = sar(totals.subtotal.amount + 80_000 + tax)
    expect(quoted).toMatchObject({
      status: 'freightQuoted',
      totals: { shipping: sar(80_000), tax: sar(tax), total, freight: 'included' },
    })
    expect(quoted.acceptFreightBy).toBe(new Date(market.clock.now.getTime() + 7 * day).toISOString())
    expect(await stock()).toBe(before)
    expect(await accept(id, total.amount)).toMatchObject({ code: 200, results: { status: 'accepted', totals: { total } } })
    expect(await stock()).toBe(before - 320)
    expect(await notified(id)).toEqual([
      'buyer: freightAwaited',
      'seller: freightToState',
      'buyer: freightQuoted',
      'seller: freightAccepted',
    ])
    expect(await market.envelope('generatePaymentInvoice', { ...trade.asSeller, id })).toMatchObject({ code: 200 })
  })

  it('taxes the freight of a sale within a country', async () => {
    const seller = { token: await market.signIn('seller2'), side: 'Seller' as const }
    const account = await market.store.find('users', { email: 'seller2@kimiya.example' })
    const listings = await market.store.list('products', { sellerId: account?._id ?? '', status: 'active' })
    const listed = listings.find(({ unit, incoterms }) => unit === 'kg' && incoterms.includes('DAP'))
    if (listed === undefined) throw new Error('The demo has no such product')
    await market.store.remove('freightRates', { _id: listed.sellerId })
    const body = {
      productId: listed._id,
      quantity: { value: listed.minimumOrder, unit: 'kg' as const },
      incoterm: 'DAP' as const,
      addressId: trade.addressId,
    }
    const { total: expectedTotal, subtotal, taxRate } = await market.call('previewOrder', { token: trade.buyer, body })
    const { _id: id } = await market.call('placeOrder', { token: trade.buyer, body: { ...body, expectedTotal } })
    const freight = { amount: 50_000, currency: listed.currency }
    const quoted = orderOf(await market.call('changeStatus', { ...seller, id, body: { event: 'order.quoteFreight', freight } }))
    const tax = percentOf({ ...subtotal, amount: subtotal.amount + 50_000 }, taxRate)
    expect(taxRate).toBeGreaterThan(0)
    expect(quoted.totals).toMatchObject({ tax, total: { ...tax, amount: subtotal.amount + 50_000 + tax.amount } })
  })

  it('mails the freight and the new total in the language of the buyer', async () => {
    const { _id: id, number } = await unpriced()
    await market.deliver()
    const { totals } = await quote(id, 80_000)
    const [mail] = await market.deliver()
    expect(mail).toMatchObject({ recipient: 'buyer@kimiya.example', subject: `Freight for order ${number}` })
    expect(mail?.text).toContain('SAR\u00A0800.00')
    expect(mail?.text).toContain(`SAR\u00A0${(totals.total.amount / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`)
  })

  it('does not accept a total that is another one now, and says what it is', async () => {
    const { _id: id } = await unpriced()
    const first = await quote(id, 80_000)
    const { totals } = await quote(id, 90_000)
    expect(await accept(id, first.totals.total.amount)).toMatchObject({ code: 409, results: { state: 'freightQuoted', totals } })
    expect(await accept(id, totals.total.amount)).toMatchObject({ code: 200 })
  })

  it('tells nobody of the same freight stated again', async () => {
    const { _id: id } = await unpriced()
    await quote(id, 80_000)
    await quote(id, 80_000)
    expect((await notified(id)).filter((each) => each === 'buyer: freightQuoted')).toHaveLength(1)
  })

  it('lets the seller state freight that costs nothing', async () => {
    const { _id: id, totals } = await unpriced()
    expect((await quote(id, 0)).totals).toMatchObject({ shipping: sar(0), freight: 'included', total: totals.total })
    expect(await accept(id, totals.total.amount)).toMatchObject({ code: 200 })
  })

  it('lets the buyer cancel and the seller reject what is quoted, and takes no stock', async () => {
    const before = await stock()
    const [first, second] = [await unpriced(), await unpriced()]
    for (const { _id } of [first, second]) await quote(_id, 80_000)
    expect(await move('buyer', first._id, { event: 'order.cancel', reason: 'Too dear' })).toMatchObject({ code: 200 })
    const rejected = { ...trade.asSeller, id: second._id, body: { reason: 'No carrier' } }
    expect(await market.call('rejectOrder', rejected)).toMatchObject({ status: 'rejected' })
    expect(await stock()).toBe(before)
  })

  it('refuses what is not the turn of who asks, and freight that is none', async () => {
    const { _id: id, totals } = await unpriced()
    const freight = sar(80_000)
    expect(await move('buyer', id, { event: 'order.quoteFreight', freight })).toMatchObject({ code: 403 })
    expect(await accept(id, totals.total.amount)).toMatchObject(changed('placed'))
    const fieldsOf = async (body: BodyOf<'changeStatus'>) => {
      const { code, results } = await move(body.event === 'order.quoteFreight' ? 'seller' : 'buyer', id, body)
      return [code, Object.keys((results as { fields?: object }).fields ?? {})]
    }
    expect(await fieldsOf({ event: 'order.quoteFreight' })).toEqual([422, ['freight']])
    expect(await fieldsOf({ event: 'order.quoteFreight', freight: { amount: 1, currency: 'USD' } })).toEqual([422, ['freight']])
    expect(await fieldsOf({ event: 'order.quoteFreight', freight: sar(1e13 + 1) })).toEqual([422, ['freight']])
    expect(await fieldsOf({ event: 'order.acceptFreight' })).toEqual([422, ['expectedTotal']])
    await quote(id, 80_000)
    expect(await market.envelope('acceptOrder', { ...trade.asSeller, id })).toMatchObject(changed('freightQuoted'))
    expect(await move('seller', id, { event: 'order.acceptFreight', expectedTotal: sar(1) })).toMatchObject({ code: 403 })
    expect(await move('seller', id, { event: 'order.cancel', reason: 'Not mine' })).toMatchObject({ code: 403 })
  })

  it('states freight only of an order that waits for it', async () => {
    const { _id: id } = await trade.placed()
    expect(await move('seller', id, { event: 'order.quoteFreight', freight: sar(1) })).toMatchObject(changed('placed'))
    const other = await market.signIn('seller2')
    const waiting = await unpriced()
    const body = { event: 'order.quoteFreight', freight: sar(1) }
    expect(await market.envelope('changeStatus', { token: other, side: 'Seller', id: waiting._id, body })).toMatchObject({
      code: 404,
    })
  })

  it('has one winner of an acceptance and another freight at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id: id } = await unpriced()
      const { totals } = await quote(id, 80_000)
      const before = await stock()
      const [accepted, requoted] = await Promise.all([
        accept(id, totals.total.amount),
        move('seller', id, { event: 'order.quoteFreight', freight: sar(99_000) }),
      ])
      expect([accepted.code, requoted.code].sort()).toEqual([200, 409])
      const order = await market.store.find('orders', { _id: id })
      expect(order).toMatchObject(
        accepted.code === 200 ? { status: 'accepted', shipping: 80_000 } : { status: 'freightQuoted', shipping: 99_000 },
      )
      expect(await stock()).toBe(accepted.code === 200 ? before - 320 : before)
    }
  })

  it('accepts the freight once, however often it is sent', async () => {
    const { _id: id } = await unpriced()
    const { totals } = await quote(id, 80_000)
    const before = await stock()
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await accept(id, totals.total.amount)).code))
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(await stock()).toBe(before - 320)
  })

  it('cancels what the buyer left unanswered for a week, not a moment earlier, and tells both', async () => {
    const { _id: id } = await unpriced()
    await quote(id, 80_000)
    const quotedAt = market.clock.now.getTime()
    const due = { ...market, clock: () => market.clock.now }
    const at = async (time: number) => {
      market.clock.now = new Date(time)
      await lapseFreight(due)
      return (await market.store.find('orders', { _id: id }))?.status
    }
    expect(await at(quotedAt + 7 * day - 1)).toBe('freightQuoted')
    expect(await at(quotedAt + 7 * day)).toBe('cancelled')
    expect(await lapseFreight(due)).toBe(0)
    expect((await notified(id)).slice(-2)).toEqual(['buyer: freightLapsed', 'seller: freightLapsed'])
    const { timeline } = orderOf(await market.call('viewOrder', { token: trade.buyer, id }))
    expect(timeline.at(-1)).toMatchObject({ status: 'cancelled', by: 'system' })
  })

  it('neither states freight nor changes rates from a browser that is new to the seller', async () => {
    const { _id: id } = await unpriced()
    const signIn = async (deviceId: string, address: string) => {
      const body = { email: 'seller@kimiya.example', password: demoPassword, deviceId }
      const { token } = await market.call('login', { body, address })
      return { token, side: 'Seller' as const }
    }
    await signIn('the-browser-at-home', '203.0.113.76')
    const thief = await signIn('the-browser-of-a-thief', '203.0.113.77')
    const mayNot = { code: 403, results: { stepUp: { kinds: ['mailedCode'] } } }
    const freight = { event: 'order.quoteFreight', freight: sar(1) }
    expect(await market.envelope('changeStatus', { ...thief, id, body: freight })).toMatchObject(mayNot)
    const { version } = await table()
    const body = { version, rates: [], dangerousGoods: [] }
    expect(await market.envelope('replaceFreightRates', { ...thief, body })).toMatchObject(mayNot)
  })

  it('keeps what was saved first of two tables', async () => {
    const { version } = await table()
    const save = (amount: number) => ({
      ...trade.asSeller,
      body: { version, rates: [{ ...anywhere, amount: sar(amount) }], dangerousGoods: [] },
    })
    const saved = await Promise.all([1, 2, 3].map((amount) => market.envelope('replaceFreightRates', save(amount))))
    expect(saved.map(({ code }) => code).sort()).toEqual([200, 409, 409])
    expect(saved.find(({ code }) => code === 409)?.results).toEqual({ state: 'edited' })
    expect((await table()).version).toBe(version + 1)
  })

  it('keeps the first table of a seller once', async () => {
    const token = await market.signIn('company')
    const asSeller = { token, side: 'Seller' as const }
    expect(await market.call('getFreightRates', asSeller)).toEqual({ version: 0, rates: [], dangerousGoods: [] })
    const body = { version: 0, rates: [anywhere], dangerousGoods: [] }
    const saved = await Promise.all([1, 2, 3].map(() => market.envelope('replaceFreightRates', { ...asSeller, body })))
    expect(saved.map(({ code }) => code).sort()).toEqual([200, 409, 409])
  })

  it.each<[string, Rates, string]>([
    ['a country that is none', [{ ...anywhere, country: 'XX' }], 'rates.0.country'],
    [
      'a currency that is not traded',
      [{ amount: { amount: 1, currency: 'XAU' }, perHundredKilograms: sar(1) }],
      'rates.0.amount.currency',
    ],
    [
      'two currencies in a rate',
      [{ ...anywhere, perHundredKilograms: { amount: 1, currency: 'USD' } }],
      'rates.0.perHundredKilograms.currency',
    ],
    ['a repeated rate', [anywhere, anywhere], 'rates.1.upToKilograms'],
    [
      'a limit that does not rise',
      [{ ...anywhere, upToKilograms: 9 }, anywhere, { ...anywhere, upToKilograms: 20 }],
      'rates.2.upToKilograms',
    ],
  ])('refuses %s on its row', async (_name, rates, field) => {
    const { version } = await table()
    const body = { version, rates, dangerousGoods: [] }
    const { code, results } = await market.envelope('replaceFreightRates', { ...trade.asSeller, body })
    expect([code, Object.keys((results as { fields: object }).fields)]).toEqual([422, [field]])
  })

  it('refuses a second surcharge in a currency', async () => {
    const { version } = await table()
    const body = { version, rates: [], dangerousGoods: [sar(1), sar(2)] }
    const { results } = await market.envelope('replaceFreightRates', { ...trade.asSeller, body })
    expect(results).toEqual({ fields: { 'dangerousGoods.1.currency': 'There is already a surcharge in this currency.' } })
  })

  it('asks a seller with products and no rates for them', async () => {
    const asked = async () => (await market.call('getSellerTasks', trade.asSeller)).freightRates
    expect(await asked()).toBe(false)
    await market.store.remove('freightRates', { _id: (await market.call('viewProduct', { id: trade.productId })).seller._id })
    expect(await asked()).toBe(true)
  })
})
