import { beforeAll, expect, it } from 'vitest'
import type { BodyOf, ResultsOf } from '#server/operation.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'
import { remindOfDispatches } from '#server/jobs/remind-of-dispatches.ts'
import { demoDriver } from '#tests/support/trade-steps.ts'
import { type Marketplace, bytesOf, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let buyer: string
  let seller: string
  let addressId: string
  let free: ResultsOf<'viewProduct'>
  let dear: ResultsOf<'viewProduct'>

  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    buyer = await market.signIn('buyer')
    seller = await market.signIn('seller')
    addressId = (await market.call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''
    const sellerId = (await market.call('getUser', { token: seller }))._id
    const [one, other] = await market.store.list('products', { sellerId }, { orderBy: ['_id'], limit: 2 })
    const sampled = { sampleOffered: true, sampleMaximum: 0.5, unit: 'kg' as const, stock: 900 }
    await market.store.update('products', { _id: one?._id ?? '' }, { ...sampled, samplePrice: 0 })
    await market.store.update('products', { _id: other?._id ?? '' }, { ...sampled, samplePrice: 7500 })
    free = await market.call('viewProduct', { id: one?._id ?? '' })
    dear = await market.call('viewProduct', { id: other?._id ?? '' })
  })

  const request = (product: ResultsOf<'viewProduct'>) => ({
    kind: 'sample' as const,
    productId: product._id,
    quantity: { value: 500, unit: 'g' as const },
    addressId,
  })
  const sampleOf = (product: ResultsOf<'viewProduct'>): BodyOf<'placeOrder'> => ({
    ...request(product),
    expectedTotal: product.sample.price ?? { amount: 0, currency: 'SAR' },
    purpose: 'Trial batch of a coating',
    yearlyVolume: { value: 12, unit: 't' },
  })
  const sell = (id: string) => ({ token: seller, side: 'Seller' as const, id })
  const cancel = (id: string) =>
    market.call('changeStatus', { token: buyer, id, body: { event: 'order.cancel', reason: 'Not needed any more' } })

  it('shows the price and size of a sample on the product', () =>
    expect(dear.sample).toEqual({
      offered: true,
      price: { amount: 7500, currency: 'SAR' },
      maximum: { value: 0.5, unit: 'kg' },
    }))

  it('lets the seller cancel a free sample that is being prepared, with a reason, and not refund it', async () => {
    const { _id } = await market.call('placeOrder', { token: buyer, body: sampleOf(free) })
    await market.call('acceptOrder', sell(_id))
    const inStock = async () => (await market.call('viewProduct', { id: free._id })).stock.value
    const reserved = await inStock()
    await market.call('changeStatus', { ...sell(_id), body: { event: 'order.process' } })
    const reason = 'The drum was sold out'
    const step = (event: 'order.refund' | 'order.cancel') =>
      market.envelope('changeStatus', { ...sell(_id), body: { event, reason } })
    expect((await step('order.refund')).code).toBe(409)
    expect((await step('order.cancel')).results).toMatchObject({ status: 'cancelled', reason })
    expect(await inStock()).toBe(reserved + 0.5)
  })

  it('promises no money back to the buyer of a free sample that is late, but that one can complain', async () => {
    const { _id } = await market.call('placeOrder', { token: buyer, body: sampleOf(free) })
    await market.call('acceptOrder', sell(_id))
    const { dispatchBy = '' } = orderOf(await market.call('changeStatus', { ...sell(_id), body: { event: 'order.process' } }))
    const clock = () => new Date(dispatchBy)
    await remindOfDispatches({ store: market.store, ports: market.ports, clock, newId: market.newId })
    const late = await market.store.list('notifications', { subjectId: _id, type: 'dispatchLate' })
    const endOf = (side: string) => late.find((row) => row.side === side)?.body_en.replaceAll(/[\u2066-\u2069]/gu, '')
    expect(endOf('buyer')).toMatch(/agree another day\. From \d+ \w+ \d{4} on you can complain\.$/)
    expect(endOf('seller')).toMatch(/order's page\. From \d+ \w+ \d{4} on the buyer can complain\.$/)
    await market.call('changeStatus', { ...sell(_id), body: { event: 'order.cancel', reason: 'The drum was sold out' } })
  })

  it('prepares a free sample as soon as it is accepted, without an invoice, and reserves its stock', async () => {
    const placed = await market.call('placeOrder', { token: buyer, body: sampleOf(free) })
    expect(placed).toMatchObject({ kind: 'sample', status: 'placed', incoterm: 'DAP', paymentState: 'none' })
    expect(placed.totals.total).toEqual({ amount: 0, currency: 'SAR' })
    expect(placed.sample).toEqual({
      purpose: 'Trial batch of a coating',
      yearlyVolume: { value: 12, unit: 't' },
      answerBy: '2026-11-23T08:00:00.000Z',
    })
    const accepted = orderOf(await market.call('acceptOrder', sell(placed._id)))
    expect(accepted.sample?.shipBy).toBe('2026-11-28T08:00:00.000Z')
    expect((await market.call('viewProduct', { id: free._id })).stock.value).toBe(899.5)
    const refused = await market.envelope('generatePaymentInvoice', sell(placed._id))
    expect([refused.code, refused.results]).toEqual([409, { state: 'accepted' }])
    const prepared = orderOf(await market.call('changeStatus', { ...sell(placed._id), body: { event: 'order.process' } }))
    expect(prepared.timeline.map(({ status }) => status)).toEqual(['placed', 'accepted', 'processing'])
    const sent = orderOf(
      await market.call('changeStatus', { ...sell(placed._id), body: { event: 'order.dispatch', dispatch: demoDriver } }),
    )
    expect(sent.invoices.map(({ kind }) => kind)).toEqual(['delivery'])
  })

  it('invoices a sample that has a price like an order, and never skips its payment', async () => {
    const { _id } = await market.call('placeOrder', { token: buyer, body: sampleOf(dear) })
    await market.call('acceptOrder', sell(_id))
    const skipped = await market.envelope('changeStatus', { ...sell(_id), body: { event: 'order.process' } })
    expect([skipped.code, skipped.results]).toEqual([409, { state: 'accepted' }])
    const invoice = await market.call('generatePaymentInvoice', sell(_id))
    const pdf = await market.call('viewInvoice', { token: buyer, id: invoice._id })
    expect((await bytesOf(pdf)).length).toBeGreaterThan(1000)
    await cancel(_id)
  })

  it('lets a buyer wait for one sample of a product at a time', async () => {
    const responses = await Promise.all(
      [1, 2, 3].map(() => market.envelope('placeOrder', { token: buyer, body: sampleOf(dear) })),
    )
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 409, 409])
    expect(responses.find(({ code }) => code === 409)?.results).toEqual({ state: 'placed' })
    const { orders } = await market.call('getMyOrders', { token: buyer, body: { kind: 'sample', statuses: ['placed'] } })
    expect(orders.map(({ item }) => item.productId)).toEqual([dear._id])
    await cancel(orders[0]?._id ?? '')
    const again = await market.call('placeOrder', { token: buyer, body: sampleOf(dear) })
    expect(again.status).toBe('placed')
    await cancel(again._id)
  })

  it('lists samples and orders apart, for either side', async () => {
    const { _id: productId, minimumOrder: quantity, incoterms } = dear
    const item = { productId, quantity, addressId, ...(incoterms[0] !== undefined && { incoterm: incoterms[0] }) }
    const { total: expectedTotal } = await market.call('previewOrder', { token: buyer, body: item })
    await market.call('placeOrder', { token: buyer, body: { ...item, expectedTotal } })
    const of = async (token: string, side: 'Buyer' | 'Seller', kind?: 'product' | 'sample') => {
      const { orders } = await market.call('getMyOrders', { token, side, body: kind === undefined ? {} : { kind } })
      return [...new Set(orders.map((order) => order.kind))]
    }
    expect(await of(buyer, 'Buyer', 'sample')).toEqual(['sample'])
    expect(await of(seller, 'Seller', 'sample')).toEqual(['sample'])
    expect(await of(buyer, 'Buyer')).toEqual(['product'])
  })

  it.each([
    ['larger than is given', { quantity: { value: 501, unit: 'g' } }, { 'quantity.value': 'A sample is 0.5\u00A0kg at most.' }],
    [
      'in a unit of another dimension',
      { quantity: { value: 5, unit: 'mL' } },
      { 'quantity.unit': 'This product is not sold in this unit.' },
    ],
  ])('refuses a sample %s', async (_name, wrong, fields) => {
    const refused = await market.envelope('previewOrder', { token: buyer, body: { ...request(free), ...wrong } })
    expect([refused.code, refused.results]).toEqual([422, { fields }])
  })

  it('refuses a sample of what is not sampled', async () => {
    await market.store.update('products', { _id: free._id }, { sampleOffered: false })
    const refused = await market.envelope('previewOrder', { token: buyer, body: request(free) })
    expect(refused.results).toEqual({ fields: { productId: 'The seller gives no samples of this product.' } })
    await market.store.update('products', { _id: free._id }, { sampleOffered: true })
  })

  it('asks for the purpose and the yearly volume of a sample, and for the term of an order', async () => {
    const { purpose: _p, yearlyVolume: _y, ...unexplained } = sampleOf(dear)
    const refused = await market.envelope('placeOrder', { token: buyer, body: unexplained })
    expect(refused.results).toEqual({ fields: { purpose: 'Please fill this in.', yearlyVolume: 'Please fill this in.' } })
    const termless = { ...request(dear), kind: 'product', quantity: dear.minimumOrder }
    const response = await market.envelope('previewOrder', { token: buyer, body: termless })
    expect(response.results).toEqual({ fields: { incoterm: 'Please fill this in.' } })
  })
})
