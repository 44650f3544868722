import { employ } from '#tests/support/operators.ts'
import type { ResultsOf } from '#server/operation.ts'
import type { ImageAnalysis } from '#server/ports/image-analysis.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { demoDriver, tokenOf } from '#tests/support/trade-steps.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'

/** In place of the service that analyses pictures. */
const readsLabels: ImageAnalysis = {
  service: 'googleCloudVision',
  analyse: () => Promise.resolve({ text: 'ACETONE\nCAS 67-64-1', labels: ['Drum', 'Label'] }),
}

/** A marketplace with its people signed in, and the steps of the trade that bring an object into a state. */
export async function openCaseFixture(market: Marketplace) {
  const { call } = market
  market.ports.imageAnalysis = readsLabels
  // One after the other: ids and keys are counted.
  const buyer = await market.signIn('buyer')
  const seller = await market.signIn('seller')
  const company = await market.signIn('company')
  const asSeller = { token: seller, side: 'Seller' as const }
  const { products } = await call('getSearchResult', { body: { search: 'acetone' } })
  const productId = products.find((card) => card.seller.businessName.startsWith('Gulf Marjan'))?._id ?? ''
  const addressId = (await call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''

  const orderRequest = async () => {
    const request = { productId, quantity: { value: 160, unit: 'kg' as const }, incoterm: 'FOB' as const, addressId }
    const { total } = await call('previewOrder', { token: buyer, body: request })
    return { ...request, expectedTotal: total }
  }
  const placed = async (): Promise<ResultsOf<'placeOrder'>> => call('placeOrder', { token: buyer, body: await orderRequest() })
  const accepted = async () => call('acceptOrder', { ...asSeller, id: (await placed())._id })
  const invoiced = async () => {
    const { _id } = await accepted()
    const invoice = await call('generatePaymentInvoice', { ...asSeller, id: _id })
    return { _id, invoice }
  }
  const paymentOf = async (orderId: string) => call('createPaymentIntent', { token: buyer, body: { orderId } })
  const paid = async () => {
    const { _id } = await invoiced()
    const payment = await paymentOf(_id)
    await call('proceedPayment', { token: buyer, body: { paymentId: payment._id, cardToken: sandboxCards.success.token } })
    return { _id, payment }
  }
  const processing = async () => call('changeStatus', { ...asSeller, id: (await paid())._id, body: { event: 'order.process' } })
  const dispatched = async () => {
    const { _id } = await processing()
    const order = orderOf(
      await call('changeStatus', { ...asSeller, id: _id, body: { event: 'order.dispatch', dispatch: demoDriver } }),
    )
    const deliveryToken = await tokenOf(market, _id)
    return { _id, order, shipmentId: order.shipments[0]?._id ?? '', deliveryToken }
  }
  const inFlight = async () => {
    const { deliveryToken, order, shipmentId } = await dispatched()
    await call('acceptJob', { deliveryToken })
    return { deliveryToken, order, shipmentId }
  }
  const delivered = async () => {
    const { deliveryToken, order } = await inFlight()
    await call('reportDelivery', { deliveryToken, body: { receivedBy: 'Nadia Rahman' } })
    return order
  }
  /** An order of which nothing was told, in the operators' queue. */
  const overdue = async () => {
    const { order } = await dispatched()
    await market.store.update('deliveryDeadlines', { _id: order._id }, { state: 'overdue' })
    return order
  }
  /** An address that no rate limit has counted yet. */
  let addresses = 0
  const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`
  let people = 0
  /** An unused mail address. */
  const newEmail = () => `person${(people += 1)}@kimiya.example`

  let employed = employ(market, 'admin@staff.example', ['admin'], newAddress)
  await employed
  /** An operator who may do everything, signed in. */
  const asOperator = async () => {
    const { operatorToken } = await employed
    if ((await market.envelope('getOperator', { operatorToken })).code === 200) return { operatorToken }
    employed = employ(market, 'admin@staff.example', ['admin'], newAddress)
    return { operatorToken: (await employed).operatorToken }
  }
  return {
    market,
    asOperator,
    buyer,
    seller,
    company,
    asSeller,
    productId,
    addressId,
    newAddress,
    newEmail,
    orderRequest,
    placed,
    accepted,
    invoiced,
    paymentOf,
    paid,
    processing,
    dispatched,
    inFlight,
    delivered,
    overdue,
  }
}

export type CaseFixture = Awaited<ReturnType<typeof openCaseFixture>>
