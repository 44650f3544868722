import { beforeAll, expect, it } from 'vitest'
import type { ResultsOf } from '#server/operation.ts'
import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { simulateDelivery } from '#server/operator/simulate-delivery.ts'
import { type Marketplace, bytesOf, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { demoDriver, openTrade, tokenOf } from '#tests/support/trade-steps.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let buyer: string
  let seller: string
  let product: ResultsOf<'viewProduct'>
  let addressId: string

  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    buyer = await market.signIn('buyer')
    seller = await market.signIn('seller', 'Arabic')
    const { products } = await market.call('getSearchResult', { body: { search: 'acetnoe' } })
    const listed = products.find((card) => card.seller.businessName.startsWith('Gulf Marjan'))
    product = await market.call('viewProduct', { id: listed?._id ?? '' })
    addressId = (await market.call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''
  })

  const request = () => ({
    productId: product._id,
    quantity: { value: 320, unit: 'kg' as const },
    incoterm: 'CIF' as const,
    addressId,
  })
  const place = async (key?: string) => {
    const totals = await market.call('previewOrder', { token: buyer, body: request() })
    const body = { ...request(), expectedTotal: totals.total }
    return market.call('placeOrder', { token: buyer, body, ...(key === undefined ? {} : { key }) })
  }
  const invoiced = async () => {
    const { _id } = await place()
    await market.call('acceptOrder', { token: seller, side: 'Seller', id: _id })
    await market.call('generatePaymentInvoice', { token: seller, side: 'Seller', id: _id })
    return _id
  }

  it('leads an order from placing to completion, telling the right side of each step in its language', async () => {
    const placed = await place()
    expect(placed.status).toBe('placed')
    expect(placed.totals.total.amount).toBe(
      placed.totals.subtotal.amount + placed.totals.shipping.amount + placed.totals.tax.amount,
    )
    expect(placed.seller.phone).toBeUndefined()
    expect((await market.deliver()).map(({ recipient, language, subject }) => [recipient, language, subject])).toEqual([
      ['buyer@kimiya.example', 'en', `Order ${placed.number} placed`],
      ['seller@kimiya.example', 'ar', `طلب جديد \u2068${placed.number}\u2069`],
    ])

    const id = placed._id
    const asSeller = { token: seller, side: 'Seller' as const, id }
    const accepted = await market.call('acceptOrder', asSeller)
    expect(accepted.buyer.phone).toBe('+8801712345678')
    expect((await market.call('viewProduct', { id: product._id })).stock.value).toBe(product.stock.value - 320)

    const invoice = await market.call('generatePaymentInvoice', asSeller)
    expect(invoice.number).toBe('INV-2026-000001')
    const pdf = await market.call('viewInvoice', { token: buyer, id: invoice._id })
    expect(pdf.contentType).toBe('application/pdf')
    expect(new TextDecoder('latin1').decode((await bytesOf(pdf)).slice(0, 5))).toBe('%PDF-')

    const payment = await market.call('createPaymentIntent', { token: buyer, body: { orderId: id } })
    expect(payment.amount).toEqual(placed.totals.total)
    const paid = await market.call('proceedPayment', {
      token: buyer,
      body: { paymentId: payment._id, cardToken: sandboxCards.success.token },
    })
    expect(paid.status).toBe('succeeded')

    await market.call('changeStatus', { ...asSeller, body: { event: 'order.process' } })
    const dispatched = orderOf(
      await market.call('changeStatus', {
        ...asSeller,
        body: { event: 'order.dispatch', dispatch: { ...demoDriver, grossKilograms: 360 } },
      }),
    )
    expect(dispatched.invoices.map(({ kind }) => kind)).toEqual(['payment', 'delivery'])

    await simulateDelivery({
      token: await tokenOf(market, id),
      clock: () => market.clock.now,
      pause: async () => {
        market.clock.now = new Date(market.clock.now.getTime() + 60_000)
      },
      call: async (operationId, body, deliveryToken) => (await market.envelope(operationId, { body, deliveryToken })).code,
    })
    const completed = orderOf(await market.call('changeStatus', { token: buyer, id, body: { event: 'order.confirm' } }))
    expect(completed.timeline.map(({ status, by }) => `${status} by ${by}`)).toEqual([
      'placed by buyer',
      'accepted by seller',
      'invoiced by seller',
      'paid by system',
      'processing by seller',
      'dispatched by seller',
      'inTransit by carrier',
      'delivered by carrier',
      'completed by buyer',
    ])
    expect(completed.shipments[0]?.positions).toHaveLength(3)
    const notifications = await market.store.list('notifications', { subjectId: id }, { orderBy: ['_id'] })
    expect(notifications.map(({ side, type }) => `${side}: ${type}`)).toEqual([
      'buyer: orderPlaced',
      'seller: sellerOrderPlaced',
      'buyer: orderAccepted',
      'buyer: paymentInvoice',
      'buyer: buyerPaymentCompleted',
      'seller: paymentApproved',
      'buyer: orderDispatched',
      'buyer: orderInTransit',
      'seller: driverAcceptedOrder',
      'buyer: orderDelivered',
      'seller: orderDelivered',
      'seller: orderCompleted',
    ])
    expect((await market.deliver()).map(({ recipient }) => recipient.split('@')[0])).toEqual(
      notifications.slice(2).map(({ side }) => side),
    )
  })

  it('places one order for a request that is repeated', async () => {
    const first = await place('repeated-key-0001')
    const second = await place('repeated-key-0001')
    expect(second).toEqual(first)
    const { orders } = await market.call('getMyOrders', { token: buyer, body: { search: first.number } })
    expect(orders).toHaveLength(1)
  })

  it('refuses a key that was used for another request', async () => {
    await place('repeated-key-0002')
    const body = { ...request(), quantity: { value: 480, unit: 'kg' }, expectedTotal: { amount: 1, currency: 'SAR' } }
    expect((await market.envelope('placeOrder', { token: buyer, body, key: 'repeated-key-0002' })).code).toBe(409)
  })

  it('does not place an order whose price has changed, and tells the new totals', async () => {
    const totals = await market.call('previewOrder', { token: buyer, body: request() })
    const expectedTotal = { ...totals.total, amount: totals.total.amount - 1 }
    const refused = await market.envelope('placeOrder', {
      token: buyer,
      body: { ...request(), expectedTotal },
      language: 'Bangla',
    })
    expect(refused).toEqual({
      error: true,
      code: 409,
      message: 'আপনি পাতাটি খোলার পর দাম বদলেছে। অর্ডার করার আগে নতুন মোট দেখে নিন।',
      results: { totals },
    })
  })

  it.each([
    ['below the minimum', { quantity: { value: 1, unit: 'kg' } }, 'quantity.value', 'The minimum order is 160\u00A0kg.'],
    [
      'in a unit of another dimension',
      { quantity: { value: 1, unit: 'L' } },
      'quantity.unit',
      'This product is not sold in this unit.',
    ],
    ['by a term that is not offered', { incoterm: 'DDP' }, 'incoterm', 'The seller does not offer this delivery term.'],
    [
      'to an address that is not there',
      { addressId: '00000000-0000-7000-8000-ffffffffffff' },
      'addressId',
      'Choose one of your addresses.',
    ],
  ])('marks the field of a quantity or term %s', async (_name, wrong, field, message) => {
    const refused = await market.envelope('previewOrder', { token: buyer, body: { ...request(), ...wrong } })
    expect(refused.results).toEqual({ fields: { [field]: message } })
  })

  it('refuses to sell more than is in stock', async () => {
    const { stock } = await market.call('viewProduct', { id: product._id })
    const body = { ...request(), quantity: { value: stock.value + 1, unit: 'kg' } }
    const refused = await market.envelope('previewOrder', { token: buyer, body })
    expect(Object.keys((refused.results as { fields: object }).fields)).toEqual(['quantity.value'])
  })

  it('shows of each delivery where it was, and nothing of another', async () => {
    const trade = await openTrade(market)
    const [delivered, other] = [await trade.delivered(), await trade.dispatched({ ...demoDriver, driverName: 'Rahim Mia' })]
    const shipmentOf = async (id: string) => orderOf(await market.call('viewOrder', { token: trade.buyer, id })).shipments[0]
    expect(await shipmentOf(other._id)).toMatchObject({ driverName: 'Rahim Mia', state: 'offered', positions: [] })
    expect(await shipmentOf(delivered._id)).toMatchObject({ driverName: 'Karim Uddin', state: 'delivered' })
  })

  it('has nothing to order where there is no such listing', async () => {
    const body = { ...request(), productId: '00000000-0000-7000-8000-ffffffffffff' }
    for (const call of ['previewOrder', 'placeOrder'] as const) {
      const total = { amount: 1, currency: 'SAR' }
      const sent = call === 'placeOrder' ? { ...body, expectedTotal: total } : body
      expect((await market.envelope(call, { token: buyer, body: sent })).code).toBe(404)
    }
  })

  it('shows the seller the telephone number in the delivery address once it has accepted the order, and the buyer at any time', async () => {
    const { _id: id, deliveryAddress } = await place()
    expect(deliveryAddress.phoneNumber).toMatch(/\d{6}/)
    const asSeller = { token: seller, side: 'Seller' as const, id }
    const unaccepted = await market.call('viewOrder', asSeller)
    expect(unaccepted.deliveryAddress).toMatchObject({ city: deliveryAddress.city })
    expect(JSON.stringify(unaccepted)).not.toContain(deliveryAddress.phoneNumber)
    expect((await market.call('acceptOrder', asSeller)).deliveryAddress).toEqual(deliveryAddress)
    expect((await market.call('viewOrder', { token: buyer, side: 'Buyer', id })).deliveryAddress).toEqual(deliveryAddress)
  })

  it('does not let a seller order its own product', async () => {
    const address = {
      fullName: 'Faisal',
      countryCode: '+966',
      phoneNumber: '501234567',
      line1: 'Road 1',
      city: 'Jubail',
      country: 'SA',
    }
    const { _id } = await market.call('addAddress', { token: seller, body: address })
    const refused = await market.envelope('previewOrder', { token: seller, body: { ...request(), addressId: _id } })
    expect(refused.results).toEqual({ fields: { productId: 'You cannot order your own product.' } })
  })

  it('keeps a declined card’s order open for another card', async () => {
    const orderId = await invoiced()
    const start = () => market.call('createPaymentIntent', { token: buyer, body: { orderId } })
    const first = await start()
    const declined = await market.call('proceedPayment', {
      token: buyer,
      body: { paymentId: first._id, cardToken: sandboxCards.declined.token },
    })
    expect(declined).toMatchObject({ status: 'failed', failure: 'cardDeclined' })
    const second = await start()
    expect(second._id).not.toBe(first._id)
    const processing = await market.call('proceedPayment', {
      token: buyer,
      body: { paymentId: second._id, cardToken: sandboxCards.secondStep.token },
    })
    expect(processing).toMatchObject({ status: 'processing', nextStep: 'bankCode' })
    const paid = await market.call('proceedPayment', { token: buyer, body: { paymentId: second._id, bankCode: sandboxBankCode } })
    expect(paid.status).toBe('succeeded')
    expect((await market.call('viewOrder', { token: buyer, id: orderId })).status).toBe('paid')
  })

  it('answers the open payment to a second start, and charges it once', async () => {
    const orderId = await invoiced()
    const [one, other] = await Promise.all(
      [1, 2].map(() => market.envelope('createPaymentIntent', { token: buyer, body: { orderId } })),
    )
    const paymentId = (await market.call('createPaymentIntent', { token: buyer, body: { orderId } }))._id
    expect([one, other].filter((response) => response?.code === 200).length).toBeGreaterThan(0)
    const body = { paymentId, cardToken: sandboxCards.success.token }
    const codes = await Promise.all(
      [1, 2, 3].map(async () => (await market.envelope('proceedPayment', { token: buyer, body })).code),
    )
    expect(codes.sort()).toEqual([200, 409, 409])
  })

  it('lets one of two sellers’ clicks win, and gives the loser the current state', async () => {
    const { _id } = await place()
    const responses = await Promise.all(
      [1, 2].map(() => market.envelope('acceptOrder', { token: seller, side: 'Seller', id: _id })),
    )
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(responses.find(({ code }) => code === 409)?.results).toEqual({ state: 'accepted' })
  })

  it('gives the stock back when an accepted order is cancelled, and asks for the reason', async () => {
    const before = (await market.call('viewProduct', { id: product._id })).stock.value
    const { _id } = await place()
    await market.call('acceptOrder', { token: seller, side: 'Seller', id: _id })
    const silent = await market.envelope('changeStatus', { token: buyer, id: _id, body: { event: 'order.cancel' } })
    expect(silent.results).toEqual({ fields: { reason: 'Please give a reason.' } })
    const cancelled = await market.call('changeStatus', {
      token: buyer,
      id: _id,
      body: { event: 'order.cancel', reason: 'Project stopped' },
    })
    expect(cancelled.reason).toBe('Project stopped')
    expect((await market.call('viewProduct', { id: product._id })).stock.value).toBe(before)
  })

  it('tells a buyer who accepts its own order that this is the seller’s', async () => {
    const { _id } = await place()
    expect((await market.envelope('acceptOrder', { token: buyer, id: _id })).code).toBe(403)
    expect((await market.envelope('acceptOrder', { token: buyer, side: 'Seller', id: _id })).code).toBe(403)
  })

  it('numbers invoices of one seller without gaps, whatever was refused in between', async () => {
    const first = await invoiced()
    await market.envelope('generatePaymentInvoice', { token: seller, side: 'Seller', id: first })
    const second = await invoiced()
    const numberOf = async (id: string) => orderOf(await market.call('viewOrder', { token: buyer, id })).invoices[0]?.number ?? ''
    const [one, two] = [await numberOf(first), await numberOf(second)].map((number) => Number(number.split('-')[2]))
    expect(two).toBe((one ?? 0) + 1)
  })

  it('sends the key of a call with its live event to whoever made it, and to nobody else', async () => {
    const { _id } = await place()
    const follow = async (token: string) => {
      const stream = (await market.call('events', { token }))[Symbol.asyncIterator]()
      await stream.next()
      return async () => {
        const block = await stream.next()
        return block.done === true ? undefined : block.value?.event
      }
    }
    const [nextOfBuyer, nextOfSeller] = [await follow(buyer), await follow(seller)]
    const key = 'the-sellers-own-key-01'
    await market.call('acceptOrder', { token: seller, side: 'Seller', id: _id, key })
    const changed = { type: 'order.changed', subjectId: _id }
    expect(await nextOfSeller()).toEqual({ ...changed, idempotencyKey: key })
    expect(await nextOfBuyer()).toEqual(changed)
  })

  it('says of a quote that the other side has been told, and of an order what became of it', async () => {
    const asked = await market.envelope('placeQuotationOrder', {
      token: buyer,
      body: { ...request(), action: 'request', quantity: { value: 2, unit: 't' }, incotermPlace: 'Chattogram' },
    })
    expect(asked.message).toBe('Done. The other side has been told.')
    const { _id: id } = await place()
    const accepted = await market.envelope('acceptOrder', { token: seller, side: 'Seller', id })
    expect(accepted.message).toBe('Order accepted. The stock is reserved.')
  })

  it('has the named place of its delivery term: what is stated, else the town that follows from the term', async () => {
    const ordered = async (terms: { incoterm: 'EXW' | 'CIF'; incotermPlace?: string }) => {
      const { total } = await market.call('previewOrder', { token: buyer, body: { ...request(), incoterm: terms.incoterm } })
      return market.call('placeOrder', { token: buyer, body: { ...request(), ...terms, expectedTotal: total } })
    }
    const { _id, incotermPlace } = await ordered({ incoterm: 'CIF', incotermPlace: ' Chattogram port ' })
    expect(incotermPlace).toBe('Chattogram port')
    expect((await ordered({ incoterm: 'EXW' })).incotermPlace).toBe('Jubail')
    const previewed = async (incoterm: 'EXW' | 'CIF') =>
      (await market.call('previewOrder', { token: buyer, body: { ...request(), incoterm } })).incotermPlace
    expect([await previewed('EXW'), await previewed('CIF')]).toEqual(['Jubail', undefined])
    expect((await ordered({ incoterm: 'CIF' })).incotermPlace).toBeUndefined()
    const asSeller = { token: seller, side: 'Seller' as const, id: _id }
    expect(orderOf(await market.call('viewOrder', asSeller)).incotermPlace).toBe('Chattogram port')
    await market.call('acceptOrder', asSeller)
    await market.call('generatePaymentInvoice', asSeller)
    const [invoice] = await market.store.list('invoices', { orderId: _id })
    expect(invoice?.document).toMatchObject({ incoterm: 'CIF', incotermPlace: 'Chattogram port' })
  })
})
