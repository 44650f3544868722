import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { callAt } from '#tests/support/http-caller.ts'

/** The body of an order of acetone by the demo's buyer. */
export async function findAcetone(url: string, buyer: string) {
  const { products } = await callAt(url, 'getSearchResult', { body: { search: 'acetone' } })
  const product = products.find((card) => card.seller.businessName.startsWith('Gulf Marjan'))
  const { addresses } = await callAt(url, 'getAddresses', { token: buyer, body: {} })
  const [address] = addresses
  if (product === undefined || address === undefined) throw new Error('The demo lacks acetone or an address')
  const request = {
    productId: product._id,
    addressId: address._id,
    quantity: { value: 160, unit: 'kg' as const },
    incoterm: 'FOB' as const,
  }
  const { total } = await callAt(url, 'previewOrder', { token: buyer, body: request })
  return { ...request, expectedTotal: total }
}

export type AcetoneRequest = Awaited<ReturnType<typeof findAcetone>>

/** The steps from an order to its payment; each by its side. */
export function stepsAt(urlOf: () => string, { buyer, seller }: { buyer: string; seller: string }) {
  const asSeller = { token: seller, side: 'Seller' as const }
  const invoiced = async (body: AcetoneRequest) => {
    const { _id } = await callAt(urlOf(), 'placeOrder', { token: buyer, body })
    await callAt(urlOf(), 'acceptOrder', { ...asSeller, id: _id })
    const invoice = await callAt(urlOf(), 'generatePaymentInvoice', { ...asSeller, id: _id })
    return { _id, invoice }
  }
  const paid = async (body: AcetoneRequest) => {
    const { _id } = await invoiced(body)
    const payment = await callAt(urlOf(), 'createPaymentIntent', { token: buyer, body: { orderId: _id } })
    const cardToken = sandboxCards.success.token
    await callAt(urlOf(), 'proceedPayment', { token: buyer, body: { paymentId: payment._id, cardToken } })
    return _id
  }
  return { invoiced, paid }
}
