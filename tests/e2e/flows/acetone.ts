import type { Marketplace } from '#tests/support/marketplace.ts'
import type { Row } from '#server/store/tables.ts'

/** The listing that the browser tests trade: acetone of Gulf Marjan, whose people sign in as `seller`. */
export async function acetoneOf({ store }: Marketplace): Promise<Row<'products'>> {
  const seller = await store.find('users', { email: 'seller@kimiya.example' })
  const [acetone] = await store.list('products', { sellerId: seller?._id ?? '', casNumber: '67-64-1' })
  if (acetone === undefined) throw new Error('The demo marketplace has no acetone of Gulf Marjan')
  return acetone
}

/** The seller asks a tenth more from now on. */
export async function raisePrice(market: Marketplace): Promise<void> {
  const { _id, priceTiers } = await acetoneOf(market)
  const dearer = priceTiers.map(({ minimumQuantity, price }) => ({
    minimumQuantity,
    price: { ...price, amount: Math.ceil(price.amount * 1.1) },
  }))
  await market.store.update('products', { _id }, { priceTiers: dearer })
}

/** An order of the buyer's that waits for its payment, or for the seller's answer; answers its id. */
export async function orderOfAcetone(market: Marketplace, buyer: string, status: 'placed' | 'invoiced'): Promise<string> {
  const product = await acetoneOf(market)
  await market.store.update('products', { _id: product._id }, { stock: 24_000 })
  const addressId = (await market.call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''
  const body = { productId: product._id, quantity: { value: 160, unit: 'kg' as const }, incoterm: 'FOB' as const, addressId }
  const { total } = await market.call('previewOrder', { token: buyer, body })
  const { _id } = await market.call('placeOrder', { token: buyer, body: { ...body, expectedTotal: total } })
  if (status === 'placed') return _id
  const seller = { token: await market.signIn('seller'), side: 'Seller' as const, id: _id }
  await market.call('acceptOrder', seller)
  await market.call('generatePaymentInvoice', seller)
  return _id
}
