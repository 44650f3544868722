import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { simulateDelivery } from '#server/operator/simulate-delivery.ts'
import { orderOf } from '#src/machines/order/order-kind.ts'
import type { BodyOf } from '#server/operation.ts'
import type { DeliveryClaim } from '#server/ports/codes.ts'
import type { Marketplace } from './marketplace.ts'

/** A driver as a seller names one. */
export const unpackedDriver = {
  deliveryMethod: 'driver' as const,
  driverName: 'Karim Uddin',
  driverPhone: '+8801812345678',
  vehicle: 'CTG-11-2233',
}

/** What a dispatch of dangerous goods cannot do without. */
export const packed = { packages: { count: 1, kind: 'drum' as const }, grossKilograms: 180 }

export const demoDriver = { ...unpackedDriver, ...packed }

/** What a driver's token of the newest shipment of an order claims. */
export async function claimOf({ store }: Pick<Marketplace, 'store'>, orderId: string): Promise<DeliveryClaim> {
  const [newest] = await store.list('shipments', { orderId }, { orderBy: ['-position'], limit: 1 })
  return { shipmentId: newest?._id ?? '', revision: newest?.revision ?? 0 }
}

/** The token of the driver of the newest shipment of an order. */
export const tokenOf = async (market: Marketplace, orderId: string): Promise<string> =>
  market.ports.codes.deliveryToken(await claimOf(market, orderId), '2027-01-01T00:00:00.000Z')

/** The demo's buyer and seller, and an order of theirs led as far as a test needs it. */
export async function openTrade(market: Marketplace) {
  const [buyer, seller] = [await market.signIn('buyer'), await market.signIn('seller')]
  const asSeller = { token: seller, side: 'Seller' as const }
  const { products } = await market.call('getSearchResult', { body: { search: 'acetone' } })
  const productId = products.find((card) => card.seller.businessName.startsWith('Gulf Marjan'))?._id ?? ''
  const addressId = (await market.call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''

  const placed = async () => {
    const request = { productId, quantity: { value: 160, unit: 'kg' as const }, incoterm: 'CIF' as const, addressId }
    const { total } = await market.call('previewOrder', { token: buyer, body: request })
    return market.call('placeOrder', { token: buyer, body: { ...request, expectedTotal: total } })
  }
  const invoiced = async () => {
    const order = await placed()
    await market.call('acceptOrder', { ...asSeller, id: order._id })
    await market.call('generatePaymentInvoice', { ...asSeller, id: order._id })
    return order
  }
  const start = (orderId: string) => market.call('createPaymentIntent', { token: buyer, body: { orderId } })
  const payByCard = async (orderId: string) => {
    const { _id: paymentId } = await start(orderId)
    return market.call('proceedPayment', { token: buyer, body: { paymentId, cardToken: sandboxCards.success.token } })
  }
  const paid = async () => {
    const order = await invoiced()
    await payByCard(order._id)
    return order
  }
  const dispatched = async (dispatch: BodyOf<'changeStatus'>['dispatch'] = demoDriver) => {
    const { _id } = await paid()
    await market.call('changeStatus', { ...asSeller, id: _id, body: { event: 'order.process' } })
    return orderOf(await market.call('changeStatus', { ...asSeller, id: _id, body: { event: 'order.dispatch', dispatch } }))
  }
  const deliver = async (order: { _id: string; number: string }) => {
    await market.call('changeStatus', { ...asSeller, id: order._id, body: { event: 'order.process' } })
    await market.call('changeStatus', { ...asSeller, id: order._id, body: { event: 'order.dispatch', dispatch: demoDriver } })
    await simulateDelivery({
      token: await tokenOf(market, order._id),
      clock: () => market.clock.now,
      pause: async () => {},
      call: async (operationId, body, deliveryToken) => (await market.envelope(operationId, { body, deliveryToken })).code,
    })
  }
  const delivered = async () => {
    const order = await paid()
    await deliver(order)
    return order
  }
  /** Puts money into the buyer's wallet by card. */
  const topUp = async (amount: { amount: number; currency: string }) => {
    const { _id: paymentId } = await market.call('createPaymentIntent', { token: buyer, body: { kind: 'walletTopUp', amount } })
    return market.call('proceedPayment', { token: buyer, body: { paymentId, cardToken: sandboxCards.success.token } })
  }
  return {
    buyer,
    seller,
    asSeller,
    productId,
    addressId,
    placed,
    invoiced,
    start,
    payByCard,
    paid,
    dispatched,
    deliver,
    delivered,
    topUp,
  }
}

export type Trade = Awaited<ReturnType<typeof openTrade>>
