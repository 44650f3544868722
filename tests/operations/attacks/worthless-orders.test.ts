import { beforeAll, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { openRequirementFixture, usd } from '#tests/support/requirement-steps.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { openTrade, type Trade } from '#tests/support/trade-steps.ts'

/** Quantities and prices so small that nothing is left of the sum, which no invoice can ask for. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let trade: Trade
  let productId: string
  let addressId: string
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
    trade = await openTrade(market)
    productId = (await trade.placed()).item.productId ?? ''
    const { addresses } = await market.call('getAddresses', { token: trade.buyer, body: {} })
    addressId = addresses[0]?._id ?? ''
  })
  const worthless = 'Nothing is left of the sum after rounding. Please raise the quantity or the price.'
  const fieldsOf = async (...call: Parameters<Marketplace['envelope']>) => {
    const { code, results } = await market.envelope(...call)
    return [code, (results as { fields?: object }).fields]
  }
  const quantity = (value: number) => ({ value, unit: 'kg' as const })
  const orderOf = (value: number) => ({ productId, quantity: quantity(value), incoterm: 'EXW' as const, addressId })

  it.each([1e-300, 1e-30, 1e-16, 5e-7])('are refused as %s, which has more decimals than any scale', async (value) => {
    const fields = { 'quantity.value': 'Too many decimal places.' }
    const request = { action: 'request' as const, ...orderOf(value) }
    expect(await fieldsOf('previewOrder', { token: trade.buyer, body: orderOf(value) })).toEqual([422, fields])
    expect(await fieldsOf('placeQuotationOrder', { token: trade.buyer, body: request })).toEqual([422, fields])
  })

  it('make no order that costs nothing', async () => {
    const product = await market.store.find('products', { _id: productId })
    const tiers = product?.priceTiers ?? []
    const incoterms = [...new Set([...(product?.incoterms ?? []), 'EXW' as const])]
    const from = tiers.map((tier, at) => (at === 0 ? { ...tier, minimumQuantity: quantity(0.000001) } : tier))
    await market.store.update('products', { _id: productId }, { minimumOrder: 0.000001, priceTiers: from, incoterms })
    expect(await fieldsOf('previewOrder', { token: trade.buyer, body: orderOf(0.000001) })).toEqual([
      422,
      { 'quantity.value': worthless },
    ])
  })

  it('make no offer of a quote that costs nothing', async () => {
    const request = { action: 'request' as const, ...orderOf(1000) }
    const { _id } = (await market.call('placeQuotationOrder', { token: trade.buyer, body: request })) as { _id: string }
    const { currency = '' } = (await market.store.find('quotes', { _id })) ?? {}
    const terms = { shipping: { amount: 0, currency }, leadTimeDays: 3, validUntil: '2026-12-01' }
    const offer = (amount: number) => ({ offer: { ...terms, unitPrice: { amount, currency } } })
    expect(await fieldsOf('acceptOrder', { ...trade.asSeller, id: _id, body: offer(0) })).toEqual([
      422,
      { 'offer.unitPrice': 'Must be more than zero.' },
    ])
  })

  it('make no bid that costs nothing, and none for more than is required', async () => {
    const { gulf, post, offer } = await openRequirementFixture(market)
    const { _id } = await post()
    const bid = (columns: Parameters<typeof offer>[1]) => fieldsOf('bidRequirement', { ...gulf, body: offer(_id, columns) })
    expect(await bid({ quantity: quantity(0.000001), priceUnit: 'kg', unitPrice: usd(1), shipping: usd(0) })).toEqual([
      422,
      { 'quantity.value': worthless },
    ])
    expect(await bid({ quantity: quantity(2000.5) })).toEqual([422, { 'quantity.value': 'The buyer requires 2\u00A0t only.' }])
    expect(await bid({ quantity: quantity(2000) })).toEqual([200, undefined])
  })
})
