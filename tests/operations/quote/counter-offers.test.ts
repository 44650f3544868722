import { beforeAll, expect, it } from 'vitest'
import { quoteOf } from '#src/machines/order/order-kind.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const sar = (amount: number) => ({ amount, currency: 'SAR' })
const terms = (unitPrice: number, more: object = {}) => ({
  unitPrice: sar(unitPrice),
  shipping: sar(95_000),
  leadTimeDays: 10,
  validUntil: '2026-11-30',
  ...more,
})

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

  const stockNow = async () => (await market.call('viewProduct', { id: productId })).stock.value
  /** A quote for two tonnes at the buyer's price of SAR 3.00. */
  const countered = async () => {
    const quantity = { value: 2, unit: 't' as const }
    const body = {
      action: 'request' as const,
      productId,
      quantity,
      incoterm: 'CIF' as const,
      incotermPlace: 'Chattogram',
      addressId,
    }
    const { _id: id } = await market.call('placeQuotationOrder', { token: buyer, body })
    await market.call('acceptOrder', { token: seller, side: 'Seller', id, body: { offer: terms(340) } })
    const offer = terms(300, { terms: 'IBC included' })
    await market.call('changeStatus', { token: buyer, id, body: { event: 'quote.counter', offer } })
    return id
  }

  it('lets the seller take a counter-offer as it is, which makes an order at the buyer’s price and tells the buyer', async () => {
    const id = await countered()
    const take = (version: number, more: object = {}) => ({
      token: seller,
      side: 'Seller' as const,
      id,
      body: { version, ...more },
    })
    const stale = await market.envelope('acceptOrder', take(1))
    expect([stale.code, stale.results]).toEqual([409, { state: 'countered', version: 2 }])
    expect((await market.envelope('acceptOrder', take(2, { offer: terms(310) }))).code).toBe(422)
    // Not even its own maker.
    expect((await market.envelope('acceptOrder', { token: buyer, id, body: { version: 2 } })).code).toBe(403)
    const before = await stockNow()
    const answers = await Promise.all([1, 2, 3].map(() => market.envelope('acceptOrder', take(2))))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409])
    expect(await stockNow()).toBe(before - 2000)
    const quote = quoteOf(await market.call('viewOrder', { token: buyer, id }))
    expect(quote.timeline.at(-1)).toMatchObject({ step: 'accepted', by: 'seller', version: 2 })
    const order = await market.call('viewOrder', { token: buyer, id: quote.orderId ?? '' })
    expect(order).toMatchObject({ status: 'accepted', note: 'IBC included', totals: { unitPrice: sar(300) } })
    const users = await market.store.list('orderEvents', { orderId: order._id }, { orderBy: ['position'] })
    const [buyerId, sellerId] = [quote.buyer._id, quote.seller._id]
    expect(users.map(({ by, userId }) => [by, userId])).toEqual([
      ['buyer', buyerId],
      ['seller', sellerId],
    ])
    const notifications = await market.store.list('notifications', { subjectId: id, type: 'counterOfferAccepted' })
    expect(notifications.map(({ userId, side }) => [userId, side])).toEqual([[buyerId, 'buyer']])
  })
})
