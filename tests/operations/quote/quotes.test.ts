import { exportTax } from '#tests/support/tax-fixtures.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '#src/generated/schema.ts'
import { quoteOf } from '#src/machines/order/order-kind.ts'
import type { BodyOf } from '#server/operation.ts'
import { expireQuotes } from '#server/jobs/expire-quotes.ts'
import { type CallOptions, type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

type Order = components['schemas']['Order']

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let buyer: string
  let seller: string
  let productId: string
  let addressId: string

  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    buyer = await market.signIn('buyer')
    seller = await market.signIn('seller')
    const { products } = await market.call('getSearchResult', { body: { search: 'acetone' } })
    productId = products.find((card) => card.seller.businessName.startsWith('Gulf Marjan'))?._id ?? ''
    addressId = (await market.call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''
  })

  const at = (now: string) => {
    market.clock.now = new Date(now)
  }
  const sar = (amount: number) => ({ amount, currency: 'SAR' })
  const terms = (unitPrice: number, more: object = {}) => ({
    unitPrice: sar(unitPrice),
    shipping: sar(95_000),
    leadTimeDays: 10,
    validUntil: '2026-11-30',
    ...more,
  })
  const values: BodyOf<'placeQuotationOrder'> = {
    action: 'request',
    productId: '',
    quantity: { value: 2, unit: 't' },
    incoterm: 'CIF',
    incotermPlace: 'Chattogram',
    targetPrice: sar(300),
    neededBy: '2026-12-20',
    documents: ['CoA'],
    message: 'For our January campaign',
  }
  const requestCall = (more: object = {}): CallOptions & { body: BodyOf<'placeQuotationOrder'> } => ({
    token: buyer,
    body: { ...values, productId, addressId, ...more },
  })
  const request = async (more: object = {}) => quoteOf(await market.call('placeQuotationOrder', requestCall(more)))
  const offer = async (id: string, unitPrice: number, more: object = {}) =>
    quoteOf(await market.call('acceptOrder', { token: seller, side: 'Seller', id, body: { offer: terms(unitPrice, more) } }))
  const offered = async (unitPrice = 310) => offer((await request())._id, unitPrice)
  const change = (id: string, body: BodyOf<'changeStatus'>) => ({ token: buyer, id, body })
  const accept = (id: string, version: number, more: { key?: string } = {}) => ({ token: buyer, id, body: { version }, ...more })
  const sellersAddress = async () => {
    const place = { fullName: 'Faisal', countryCode: '+966', phoneNumber: '501234567', line1: 'Road 1', city: 'Jubail' }
    return (await market.call('addAddress', { token: seller, body: { ...place, country: 'SA' } }))._id
  }
  const stockNow = async () => (await market.call('viewProduct', { id: productId })).stock.value

  it('shows the seller the telephone number in the delivery address once its offer is accepted', async () => {
    const { _id: id, deliveryAddress, version } = await offered()
    expect(deliveryAddress.phoneNumber).toBeUndefined()
    const own = quoteOf(await market.call('viewOrder', { token: buyer, side: 'Buyer', id }))
    expect(own.deliveryAddress.phoneNumber).toMatch(/\d{6}/)
    await market.call('acceptOrder', accept(id, version))
    const accepted = quoteOf(await market.call('viewOrder', { token: seller, side: 'Seller', id }))
    expect(accepted.deliveryAddress).toEqual(own.deliveryAddress)
  })

  it('leads a request over offer and counter-offer to an order at the agreed price, with its stock taken', async () => {
    const requested = await request()
    expect(requested).toMatchObject({ kind: 'quote', status: 'requested', version: 0, offers: [], timeZone: 'Asia/Dhaka' })
    // 20 December is over in Dhaka at 18:00 UTC.
    expect(requested.expiresAt).toBe('2026-12-20T18:00:00.000Z')
    expect(requested.number).toMatch(/^KQ-26-/)
    const id = requested._id

    const first = await offer(id, 340)
    expect([first.status, first.version, first.expiresAt]).toEqual(['offered', 1, '2026-11-30T18:00:00.000Z'])
    const countered = quoteOf(await market.call('changeStatus', change(id, { event: 'quote.counter', offer: terms(300) })))
    expect([countered.status, countered.version]).toEqual(['countered', 2])
    const second = await offer(id, 315, { terms: 'IBC included' })
    expect(second.offers.map(({ version, by, totals }) => [version, by, totals.unitPrice.amount])).toEqual([
      [1, 'seller', 340],
      [2, 'buyer', 300],
      [3, 'seller', 315],
    ])

    const before = await stockNow()
    const accepted = quoteOf(await market.call('acceptOrder', accept(id, 3)))
    expect(accepted.status).toBe('accepted')
    expect(await stockNow()).toBe(before - 2000)
    const order = await market.call('viewOrder', { token: seller, side: 'Seller', id: accepted.orderId ?? '' })
    expect(order).toMatchObject({
      status: 'accepted',
      incoterm: 'CIF',
      incotermPlace: 'Chattogram',
      quoteId: id,
      note: 'IBC included',
    })
    expect((order as Order).totals).toEqual({
      unitPrice: sar(315),
      subtotal: sar(630_000),
      shipping: sar(95_000),
      ...exportTax,
      freight: 'included',
      tax: sar(0),
      total: sar(725_000),
    })
    expect(order.timeline.map((entry) => [entry.by, 'status' in entry && entry.status])).toEqual([
      ['buyer', 'placed'],
      ['seller', 'accepted'],
    ])
    expect(accepted.timeline.map(({ step, by, version }) => [step, by, version])).toEqual([
      ['requested', 'buyer', undefined],
      ['offered', 'seller', 1],
      ['countered', 'buyer', 2],
      ['offered', 'seller', 3],
      ['accepted', 'buyer', 3],
    ])
    expect(accepted.seller.phone).toBe('+966135550142')
    const notifications = await market.store.list('notifications', { subjectId: id }, { orderBy: ['_id'] })
    expect(notifications.map(({ type, side }) => `${type} ${side}`)).toEqual([
      'quoteOrder seller',
      'quoteOffered buyer',
      'quoteCountered seller',
      'quoteOffered buyer',
      'quoteAccepted seller',
    ])
  })

  it('turns an offer into an order by the other call, too, and answers the order', async () => {
    const { _id: quoteId, version } = await offered()
    const order = await market.call('placeQuotationOrder', { token: buyer, body: { action: 'order', quoteId, version } })
    expect(order).toMatchObject({ kind: 'product', status: 'accepted', quoteId })
  })

  it('accepts the version that was seen alone: another is told with the one that stands', async () => {
    const { _id } = await offered(340)
    await offer(_id, 360)
    const refused = await market.envelope('acceptOrder', accept(_id, 1))
    expect([refused.code, refused.results]).toEqual([409, { state: 'offered', version: 2 }])
    expect((await market.call('viewOrder', { token: buyer, id: _id })).status).toBe('offered')
  })

  it('makes one order of many acceptances at once, and of a repeat with the same key', async () => {
    const { _id } = await offered()
    const before = await stockNow()
    const responses = await Promise.all([1, 2, 3, 4].map(() => market.envelope('acceptOrder', accept(_id, 1))))
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409])
    expect(await market.store.count('orders', { quoteId: _id })).toBe(1)
    expect(await stockNow()).toBe(before - 2000)

    const other = await offered()
    const once = accept(other._id, 1, { key: 'accept-this-offer-once' })
    const first = await market.envelope('acceptOrder', once)
    expect(await market.envelope('acceptOrder', once)).toEqual(first)
    expect(await market.store.count('orders', { quoteId: other._id })).toBe(1)
  })

  it('lets an offer and its acceptance at the same moment end in an order at the price that was seen, or in none', async () => {
    const { _id } = await offered(340)
    const [raised, taken] = await Promise.all([
      market.envelope('acceptOrder', { token: seller, side: 'Seller', id: _id, body: { offer: terms(390) } }),
      market.envelope('acceptOrder', accept(_id, 1)),
    ])
    expect([raised.code, taken.code].sort()).toEqual([200, 409])
    const orders = await market.store.list('orders', { quoteId: _id })
    expect(orders.map(({ unitPrice }) => unitPrice)).toEqual(taken.code === 200 ? [340] : [])
  })

  it('refuses to sell more than is in stock, and leaves the offer standing', async () => {
    const stock = await stockNow()
    const { _id } = await request({ quantity: { value: stock + 1, unit: 'kg' } })
    await offer(_id, 300)
    const refused = await market.envelope('acceptOrder', accept(_id, 1))
    expect(refused.code).toBe(409)
    expect(await market.call('viewOrder', { token: buyer, id: _id })).toMatchObject({ status: 'offered', version: 1 })
    expect([await stockNow(), await market.store.count('orders', { quoteId: _id })]).toEqual([stock, 0])
  })

  it('keeps notes of both sides in the timeline and moves nothing by them', async () => {
    const { _id } = await request()
    const question = { event: 'quote.note', note: 'Which packaging do you need?' } as const
    await market.call('changeStatus', { token: seller, side: 'Seller', id: _id, body: question })
    const noted = quoteOf(await market.call('changeStatus', change(_id, { event: 'quote.note', note: 'IBC, please' })))
    expect([noted.status, noted.version]).toEqual(['requested', 0])
    expect(noted.timeline.slice(1).map(({ step, by, note }) => [step, by, note])).toEqual([
      ['noted', 'seller', 'Which packaging do you need?'],
      ['noted', 'buyer', 'IBC, please'],
    ])
  })

  it('ends with a reason when one side rejects it, and can then be neither moved nor sent again', async () => {
    const declined = await offered()
    const reason = { reason: 'Found it cheaper' }
    const rejected = quoteOf(await market.call('rejectOrder', { token: buyer, id: declined._id, body: reason }))
    expect([rejected.status, rejected.reason]).toEqual(['rejected', 'Found it cheaper'])
    const refused = await request()
    const bySeller = { token: seller, side: 'Seller' as const, id: refused._id, body: { reason: 'Out of production' } }
    expect((await market.call('rejectOrder', bySeller)).status).toBe('rejected')
    const late = await market.envelope('acceptOrder', accept(declined._id, 1))
    expect([late.code, late.results]).toEqual([409, { state: 'rejected', version: 1 }])
    const again = { token: seller, side: 'Seller' as const, id: declined._id, body: { offer: terms(250) } }
    expect((await market.envelope('acceptOrder', again)).code).toBe(409)
  })

  it('is withdrawn by its buyer, and an offer by its seller', async () => {
    const ownQuote = await request()
    expect((await market.call('changeStatus', change(ownQuote._id, { event: 'quote.withdraw' }))).status).toBe('withdrawn')
    const offeredQuote = await offered()
    const body = { event: 'quote.withdraw', reason: 'Plant shutdown' } as const
    const taken = await market.call('changeStatus', { token: seller, side: 'Seller', id: offeredQuote._id, body })
    expect(taken).toMatchObject({ status: 'withdrawn', reason: 'Plant shutdown' })
    const early = await market.envelope('changeStatus', { token: seller, side: 'Seller', id: (await request())._id, body })
    expect(early.code).toBe(403)
  })

  it('asks again from an ended quote, as it was but for what is said anew, never from an open one', async () => {
    const old = await request()
    const again = {
      token: buyer,
      body: { action: 'again' as const, quoteId: old._id, quantity: { value: 5, unit: 't' as const } },
    }
    const open = await market.envelope('placeQuotationOrder', again)
    expect([open.code, open.results]).toEqual([409, { state: 'requested', version: 0 }])
    await market.call('changeStatus', change(old._id, { event: 'quote.withdraw' }))
    const fresh = quoteOf(await market.call('placeQuotationOrder', again))
    expect(fresh).toMatchObject({
      status: 'requested',
      fromQuoteId: old._id,
      version: 0,
      incotermPlace: 'Chattogram',
      message: values.message,
      targetPrice: values.targetPrice,
      neededBy: '2026-12-20',
      documents: ['CoA'],
      deliveryAddress: old.deliveryAddress,
    })
    expect([fresh._id === old._id, fresh.item.quantity]).toEqual([false, { value: 5, unit: 't' }])
    expect((await market.call('viewOrder', { token: buyer, id: old._id })).status).toBe('withdrawn')
  })

  it('asks again without what is no longer wanted', async () => {
    const old = await request()
    await market.call('changeStatus', change(old._id, { event: 'quote.withdraw' }))
    const without = ['targetPrice', 'incotermPlace', 'neededBy', 'message'] as const
    const body = { action: 'again' as const, quoteId: old._id, without: [...without] }
    const fresh = quoteOf(await market.call('placeQuotationOrder', { token: buyer, body }))
    expect(without.map((name) => fresh[name])).toEqual([undefined, undefined, undefined, undefined])
    expect([fresh.fromQuoteId, fresh.incoterm, fresh.documents]).toEqual([old._id, 'CIF', ['CoA']])
    const first = await market.envelope('placeQuotationOrder', requestCall({ without: ['message'] }))
    expect(first).toMatchObject({ code: 422, results: { fields: { without: 'This field is not known here.' } } })
  })

  describe('the last day', () => {
    const lastMoment = '2026-11-30T17:59:59.999Z'
    const over = '2026-11-30T18:00:00.000Z'
    const context = () => ({ ...market, clock: () => market.clock.now })

    it('counts to its end where the buyer is, and not a moment longer', async () => {
      const [one, other] = [await offered(), await offered()]
      at(lastMoment)
      expect((await market.call('acceptOrder', accept(one._id, 1))).status).toBe('accepted')
      at(over)
      const late = await market.envelope('acceptOrder', accept(other._id, 1))
      expect([late.code, late.results]).toEqual([409, { state: 'expired', version: 1 }])
      expect(late.message).toBe('This quote has expired. You can ask for a new one from it.')
      // It is shown as expired before the job has run.
      expect((await market.call('viewOrder', { token: buyer, id: other._id })).status).toBe('expired')
    })

    it('is looked after by any number of processes, which end each quote once and tell both sides', async () => {
      at('2026-11-21T08:00:00.000Z')
      await expireQuotes(context())
      const { _id } = await offered()
      at(lastMoment)
      await expireQuotes(context())
      expect((await market.call('viewOrder', { token: buyer, id: _id })).status).toBe('offered')
      at(over)
      await Promise.all([1, 2, 3].map(() => expireQuotes(context())))
      const expired = quoteOf(await market.call('viewOrder', { token: buyer, id: _id }))
      expect(expired.timeline.map(({ step, by }) => `${step} ${by}`)).toEqual([
        'requested buyer',
        'offered seller',
        'expired system',
      ])
      const notifications = await market.store.list('notifications', { subjectId: _id, type: 'quoteExpired' })
      expect(notifications.map(({ side }) => side).sort()).toEqual(['buyer', 'seller'])
      at('2026-11-21T08:00:00.000Z')
    })
  })

  it('lists quotes of either side by state, and never among orders', async () => {
    const { _id, number } = await offered(333)
    const list = async (token: string, side: 'Buyer' | 'Seller', body: BodyOf<'getMyOrders'>) =>
      (await market.call('getMyOrders', { token, side, body })).orders
    const [found, ...others] = await list(buyer, 'Buyer', { kind: 'quote', search: number })
    expect(others).toEqual([])
    expect(found).toMatchObject({ kind: 'quote', _id, status: 'offered', version: 1, total: sar(333 * 2000 + 95_000) })
    const sellers = await list(seller, 'Seller', { kind: 'quote', statuses: ['offered'], pageSize: 100 })
    expect(sellers.map((quote) => quote._id)).toContain(_id)
    expect(new Set(sellers.map(({ status }) => status))).toEqual(new Set(['offered']))
    expect(await list(buyer, 'Buyer', { search: number })).toEqual([])
    const wrong = await market.envelope('getMyOrders', { token: buyer, body: { kind: 'quote', statuses: ['delivered'] } })
    expect(wrong.results).toEqual({ fields: { statuses: 'Choose one of the values offered.' } })
  })

  it('is not there for a stranger, and each step is its own side’s', async () => {
    const { _id } = await offered()
    const stranger = await market.signIn('company')
    for (const side of ['Buyer', 'Seller'] as const) {
      expect((await market.envelope('viewOrder', { token: stranger, side, id: _id })).code).toBe(404)
      expect((await market.envelope('acceptOrder', { ...accept(_id, 1), token: stranger, side })).code).toBe(404)
    }
    const body = { action: 'order' as const, quoteId: _id, version: 1 }
    expect((await market.envelope('placeQuotationOrder', { token: stranger, body })).code).toBe(404)
    expect((await market.envelope('placeQuotationOrder', { token: seller, side: 'Seller', body })).code).toBe(403)
    expect((await market.envelope('placeQuotationOrder', { token: seller, body })).code).toBe(403)
    const counter = { token: seller, side: 'Seller' as const, id: _id, body: { event: 'quote.counter', offer: terms(1) } }
    expect((await market.envelope('changeStatus', counter)).code).toBe(403)
  })

  it.each([
    ['without what it needs', { incoterm: undefined, addressId: undefined }, ['addressId', 'incoterm']],
    ['in a unit of another dimension', { quantity: { value: 1, unit: 'L' } }, ['quantity.unit']],
    ['with a target in another currency', { targetPrice: { amount: 1, currency: 'USD' } }, ['targetPrice']],
    ['for a day that is over', { neededBy: '2026-11-20' }, ['neededBy']],
    ['in a time zone that nobody knows', { timeZone: 'Mars/Olympus' }, ['timeZone']],
    ['that names a quote', { quoteId: '00000000-0000-7000-8000-ffffffffffff', version: 1 }, ['quoteId', 'version']],
  ])('marks the fields of a request %s', async (_name, wrong, fields) => {
    const { token, body } = requestCall(wrong)
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const refused = await market.envelope('placeQuotationOrder', { token, body: sent })
    expect([refused.code, Object.keys((refused.results as { fields: object }).fields).sort()]).toEqual([422, fields])
  })

  it('is asked for of a listing that is there and on sale, and not of one’s own', async () => {
    const unknown = await market.envelope(
      'placeQuotationOrder',
      requestCall({ productId: '00000000-0000-7000-8000-ffffffffffff' }),
    )
    expect(unknown.code).toBe(404)
    const own = await market.envelope('placeQuotationOrder', {
      ...requestCall({ addressId: await sellersAddress() }),
      token: seller,
    })
    expect(own).toMatchObject({ code: 422, results: { fields: { productId: 'You cannot order your own product.' } } })
    const missing = await market.envelope('placeQuotationOrder', requestCall({ productId: undefined, incoterm: undefined }))
    expect(missing).toMatchObject({
      code: 422,
      results: { fields: { productId: 'Please fill this in.', incoterm: 'Please fill this in.' } },
    })
    await market.store.update('products', { _id: productId }, { status: 'inactive' })
    const gone = await market.envelope('placeQuotationOrder', requestCall())
    await market.store.update('products', { _id: productId }, { status: 'active' })
    expect([gone.code, Object.keys((gone.results as { fields: object }).fields)]).toEqual([422, ['productId']])
  })

  it('that has changed since it was seen is not told as expired', async () => {
    const { _id } = await offered()
    await offer(_id, 305)
    const refused = await market.envelope('acceptOrder', accept(_id, 1))
    expect([refused.code, refused.results]).toEqual([409, { state: 'offered', version: 2 }])
    expect(refused.message).not.toContain('expired')
  })

  it('marks the address of a request that is somebody else’s, as it does one that is not there', async () => {
    const place = { fullName: 'Sara Haddad', countryCode: '+880', phoneNumber: '1812345678', line1: 'Road 1', city: 'Dhaka' }
    const stranger = await market.signIn('company')
    const { _id: foreignId } = await market.call('addAddress', { token: stranger, body: { ...place, country: 'BD' } })
    const before = await market.store.count('quotes', {})
    for (const foreign of [foreignId, '00000000-0000-7000-8000-ffffffffffff']) {
      const refused = await market.envelope('placeQuotationOrder', requestCall({ addressId: foreign }))
      expect([refused.code, refused.results]).toEqual([422, { fields: { addressId: 'Choose one of your addresses.' } }])
    }
    expect(await market.store.count('quotes', {})).toBe(before)
    expect(
      (await market.envelope('placeQuotationOrder', { ...requestCall({ addressId: foreignId }), token: stranger })).code,
    ).toBe(200)
  })

  it.each([
    ['that is over before it begins', { validUntil: '2026-11-20' }, 'offer.validUntil'],
    ['that is open for years', { validUntil: '2028-01-01' }, 'offer.validUntil'],
    ['in another currency', { unitPrice: { amount: 300, currency: 'USD' } }, 'offer.unitPrice'],
  ])('marks the field of an offer %s', async (_name, wrong, field) => {
    const { _id } = await request()
    const body = { offer: terms(300, wrong) }
    const refused = await market.envelope('acceptOrder', { token: seller, side: 'Seller', id: _id, body })
    expect([refused.code, Object.keys((refused.results as { fields: object }).fields)]).toEqual([422, [field]])
  })
})
