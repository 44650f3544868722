import { beforeAll, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'

/** Amounts that no trade has, sent to see what gives way. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
  })

  it.each(['XXX', 'XTS', 'BTC', 'XAU', 'QQQ', 'ZZZ'])('are not taken in %s, which nobody pays with', async (currency) => {
    const body = { kind: 'walletTopUp' as const, amount: { amount: 5_000, currency } }
    const { code, results } = await market.envelope('createPaymentIntent', { token: trade.buyer, body })
    expect([code, Object.keys((results as { fields: object }).fields)]).toEqual([422, ['amount.currency']])
  })

  it('are refused as a price when they are beyond any currency’s whole supply', async () => {
    const placed = await trade.placed()
    const { productId = '' } = placed.item
    const product = await market.call('viewProduct', { id: productId })
    const unitPrice = { amount: Number.MAX_SAFE_INTEGER, currency: product.price.currency }
    const body = { action: 'request' as const, productId, quantity: { value: 1, unit: 't' as const }, targetPrice: unitPrice }
    const { code } = await market.envelope('placeQuotationOrder', { token: trade.buyer, body })
    expect(code).toBe(422)
  })

  it('are refused as the sum of an offer that is larger than any amount of the contract', async () => {
    const { item } = await trade.placed()
    const { productId = '' } = item
    const { addresses } = await market.call('getAddresses', { token: trade.buyer, body: {} })
    const quantity = { value: 10, unit: 't' as const }
    const asked = {
      action: 'request' as const,
      productId,
      quantity,
      incoterm: 'CIF' as const,
      addressId: addresses[0]?._id ?? '',
    }
    const { _id: id } = (await market.call('placeQuotationOrder', { token: trade.buyer, body: asked })) as { _id: string }
    const { currency = '' } = (await market.store.find('quotes', { _id: id })) ?? {}
    const offerOf = (amount: number) => ({
      unitPrice: { amount, currency },
      shipping: { amount: 0, currency },
      leadTimeDays: 10,
      validUntil: '2026-11-30',
    })
    const offered = (amount: number) =>
      market.envelope('acceptOrder', { ...trade.asSeller, id, body: { offer: offerOf(amount) } })
    expect((await offered(100_000_000_000_000)).code).toBe(422)
    expect((await offered(300)).code).toBe(200)
  })

  it('make no defect of an order whose sum cannot be reckoned', async () => {
    const { item } = await trade.placed()
    const { productId = '' } = item
    const { addresses } = await market.call('getAddresses', { token: trade.buyer, body: {} })
    const product = await market.store.find('products', { _id: productId })
    const priceTiers = (product?.priceTiers ?? []).map((tier) => ({
      ...tier,
      price: { ...tier.price, amount: 100_000_000_000_000 },
    }))
    await market.store.update('products', { _id: productId }, { stock: 1_000_000_000_000, priceTiers })
    const quantity = { value: 1_000_000, unit: 't' as const }
    const body = { productId, quantity, incoterm: 'CIF' as const, addressId: addresses[0]?._id ?? '' }
    const { code, results } = await market.envelope('previewOrder', { token: trade.buyer, body })
    expect([code, results]).toEqual([
      422,
      { fields: { body: 'The sum is larger than can be reckoned. Please lower the quantity or the price.' } },
    ])
  })
})
