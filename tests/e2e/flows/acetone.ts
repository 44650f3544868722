import type { Marketplace } from '#tests/support/marketplace.ts'
import type { Row } from '#server/store/tables.ts'
import { pdfFile } from '#tests/support/sample-files.ts'

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

/** An order of the buyer's that waits for its payment, or for the seller's answer; returns its id. */
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

const day = 86_400_000

/** Terms valid for a month by the market's clock. */
const termsIn = ({ clock }: Marketplace, currency: string, unitPrice: number) => ({
  unitPrice: { amount: unitPrice, currency },
  shipping: { amount: 95_000, currency },
  leadTimeDays: 10,
  validUntil: new Date(clock.now.getTime() + 30 * day).toISOString().slice(0, 10),
})

/** A quote of the buyer's that waits for the seller, has its offer, or has the buyer's answer to it; returns its id. */
export async function quoteOfAcetone(
  market: Marketplace,
  buyer: string,
  status: 'requested' | 'offered' | 'countered',
  attachments: string[] = [],
): Promise<string> {
  const { _id: productId, currency } = await acetoneOf(market)
  await market.store.update('products', { _id: productId }, { stock: 24_000 })
  const addressId = (await market.call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''
  const { _id } = await market.call('placeQuotationOrder', {
    token: buyer,
    body: {
      action: 'request',
      productId,
      quantity: { value: 2, unit: 't' },
      incoterm: 'CIF',
      incotermPlace: 'Chattogram',
      addressId,
      targetPrice: { amount: 300, currency },
      documents: ['CoA'],
      message: 'For our January campaign',
      attachments,
    },
  })
  if (status === 'requested') return _id
  const seller = { token: await market.signIn('seller'), side: 'Seller' as const, id: _id }
  await market.call('acceptOrder', { ...seller, body: { offer: termsIn(market, currency, 340) } })
  if (status === 'offered') return _id
  const body = { event: 'quote.counter' as const, offer: termsIn(market, currency, 310) }
  await market.call('changeStatus', { token: buyer, id: _id, body })
  return _id
}

/** Creates an open document request of the buyer for acetone; returns its id. */
export async function documentOfAcetone(market: Marketplace): Promise<string> {
  const { _id: productId, sellerId } = await acetoneOf(market)
  const body = { productId, kind: 'CoA' as const, message: 'Of the lot in stock, please.' }
  const find = () => market.store.find('documentRequests', { sellerId, productId, kind: 'CoA', status: 'requested' })
  // An earlier path may have left one with another seller, which would be in the way of a new one.
  await market.store.update('documentRequests', { productId, kind: 'CoA', status: 'requested' }, { sellerId })
  // Pages are visited concurrently: another may have requested it at the same moment, which is a 409 here.
  if ((await find()) === undefined) await market.envelope('requestDocument', { token: await market.signIn('buyer'), body })
  const waiting = await find()
  if (waiting === undefined) throw new Error('The buyer could not ask for a document of acetone')
  return waiting._id
}

/** Acetone that is in stock, on a page that begins with a delivery term that needs no named place; returns the product's id. */
export async function acetoneToOrder(market: Marketplace): Promise<string> {
  const { _id } = await acetoneOf(market)
  await market.store.update('products', { _id }, { stock: 24_000, incoterms: ['FCA', 'FOB', 'CFR', 'CIF'] })
  return _id
}

/** Acetone of which the seller gives samples; returns the product's id. */
export async function sampledAcetone(market: Marketplace): Promise<string> {
  const { _id } = await acetoneOf(market)
  const sampled = { sampleOffered: true, samplePrice: 0, sampleMaximum: 0.5 }
  await market.store.update('products', { _id }, { ...sampled, stock: 24_000 })
  return _id
}

/** A sample of acetone that the buyer waits for; returns its id. */
export async function sampleOfAcetone(market: Marketplace): Promise<string> {
  const productId = await sampledAcetone(market)
  const { currency, unit } = await acetoneOf(market)
  const token = await market.signIn('buyer')
  const buyerId = (await market.call('getUser', { token }))._id
  const find = () => market.store.find('orders', { buyerId, productId, kind: 'sample', status: 'placed' })
  // A buyer waits for one sample of a product at a time, and pages are visited concurrently: another may have requested one, which is a
  // 409.
  if ((await find()) === undefined) {
    const addressId = (await market.call('getAddresses', { token, body: {} })).addresses[0]?._id ?? ''
    const request = { kind: 'sample' as const, productId, quantity: { value: 0.5, unit }, addressId }
    const trial = { purpose: 'Trial batch of a water-based coating', yearlyVolume: { value: 12, unit: 't' as const } }
    const body = { ...request, ...trial, expectedTotal: { amount: 0, currency } }
    await market.envelope('placeOrder', { token, body })
  }
  const waiting = await find()
  if (waiting === undefined) throw new Error('The buyer could not ask for a sample of acetone')
  return waiting._id
}

/** Acetone with a safety data sheet to download and a certificate on request; returns the product's id. */
export async function acetoneWithSheet(market: Marketplace): Promise<string> {
  const { _id } = await acetoneOf(market)
  const [sheet, certificate] = await Promise.all([publicFile(market), publicFile(market)])
  const issue = { language: 'en' as const, issuedOn: '2026-10-01', version: '2' }
  const documents = [
    { kind: 'SDS' as const, access: 'public' as const, ...issue, fileId: sheet },
    { kind: 'CoA' as const, access: 'onRequest' as const, ...issue, fileId: certificate },
  ]
  await market.store.update('products', { _id }, { documents })
  return _id
}

const publicFile = async (market: Marketplace): Promise<string> => attachmentOf(market, await market.signIn('seller'))

/** Uploads a PDF as an attachment; returns its id. */
export async function attachmentOf(market: Marketplace, token: string): Promise<string> {
  return (await market.call('addAttachment', { token, body: { file: pdfFile('sheet.pdf') } }))._id
}

/** A product of the seller's, on offer: not the acetone that other tests trade. */
export async function offeredProduct(market: Marketplace): Promise<string> {
  const acetone = await acetoneOf(market)
  const products = await market.store.list('products', { sellerId: acetone.sellerId })
  const otherProduct = products.find(({ _id }) => _id !== acetone._id)
  if (otherProduct === undefined) throw new Error('The seller of acetone sells nothing else')
  await market.store.update('products', { _id: otherProduct._id }, { status: 'active' })
  return otherProduct._id
}
