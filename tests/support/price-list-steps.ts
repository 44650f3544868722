import type { BodyOf } from '#server/operation.ts'
import type { Marketplace } from './marketplace.ts'
import { openTrade } from './trade-steps.ts'

type Form = BodyOf<'createPriceList'>

/** The demo's buyer and seller, who have traded, and price lists of the seller. */
export async function openPriceLists(market: Marketplace) {
  const trade = await openTrade(market)
  await market.store.update('sessions', {}, { expiresAt: '2028-01-01T00:00:00.000Z' })
  await trade.placed()
  const { _id: buyerId } = await market.call('getUser', { token: trade.buyer })
  const product = await market.call('viewProduct', { id: trade.productId })
  const { currency, amount } = product.priceTiers[0]?.price ?? product.price
  const { minimumQuantity } = product.priceTiers[0] ?? { minimumQuantity: product.minimumOrder }
  const today = () => market.clock.now.toISOString().slice(0, 10)
  /** The lists of these tests agree the lowest price less so much, so that it is below every tier. */
  const lowest = Math.min(...product.priceTiers.map(({ price }) => price.amount))
  const tier = (below = 10, quantity = minimumQuantity) => ({
    minimumQuantity: quantity,
    price: { amount: lowest - below, currency },
  })
  const row = (below = 10) => ({ productId: trade.productId, tiers: [tier(below)] })
  const form = (rest: Partial<Form> = {}): Form => ({
    name: 'Key accounts',
    currency,
    validFrom: today(),
    buyers: [buyerId],
    rows: [row()],
    ...rest,
  })
  const create = (rest: Partial<Form> = {}) => market.call('createPriceList', { ...trade.asSeller, body: form(rest) })
  const refuse = (body: object) => market.envelope('createPriceList', { ...trade.asSeller, body: { ...form(), ...body } })
  const replace = (id: string, version: number, rest: Partial<Form> = {}, key?: string) =>
    market.envelope('replacePriceList', {
      ...trade.asSeller,
      id,
      body: { ...form(rest), version },
      ...(key !== undefined && { key }),
    })
  const end = (id: string) => market.envelope('endPriceList', { ...trade.asSeller, id })
  const view = (id: string) => market.call('viewPriceList', { ...trade.asSeller, id })
  const request = (quantity: Form['rows'][number]['tiers'][number]['minimumQuantity'] = { value: 160, unit: 'kg' }) => ({
    productId: trade.productId,
    quantity,
    incoterm: 'CIF' as const,
    addressId: trade.addressId,
  })
  const preview = (...args: Parameters<typeof request>) =>
    market.call('previewOrder', { token: trade.buyer, body: request(...args) })
  const agreed = async (token: string | undefined = trade.buyer) =>
    (await market.call('viewProduct', { ...(token !== undefined && { token }), id: trade.productId })).agreedPrices
  /** So many products of the seller, in the currency and unit of these lists. */
  const ownProducts = async (count: number) => {
    const sellerId = (await market.store.find('products', { _id: trade.productId }))?.sellerId ?? ''
    const own = await market.store.list('products', { sellerId, status: 'active' }, { orderBy: ['_id'], limit: count })
    const same = { currency, unit: minimumQuantity.unit, priceTiers: [] }
    await market.store.update('products', { _id: own.map(({ _id }) => _id) }, same)
    return { products: own }
  }
  const later = (days: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + days * 86_400_000)
  }
  return {
    trade,
    product,
    buyerId,
    currency,
    publicAmount: amount,
    lowest,
    minimumQuantity,
    today,
    tier,
    row,
    form,
    create,
    refuse,
    replace,
    end,
    view,
    request,
    preview,
    agreed,
    ownProducts,
    later,
  }
}

export type PriceLists = Awaited<ReturnType<typeof openPriceLists>>
