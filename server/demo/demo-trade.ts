import { addDays, dayIn } from '#src/lib/end-of-day.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { advanceShipment } from '#server/domain/delivery/shipments.ts'
import type { BodyOf, Operation } from '#server/operation.ts'
import { acceptOrder } from '#server/operations/order/acceptOrder.ts'
import { changeStatus } from '#server/operations/order/changeStatus.ts'
import { generatePaymentInvoice } from '#server/operations/order/generatePaymentInvoice.ts'
import { placeOrder } from '#server/operations/order/placeOrder.ts'
import { placeQuotationOrder } from '#server/operations/quote/placeQuotationOrder.ts'
import { previewOrder } from '#server/operations/order/previewOrder.ts'
import { rejectOrder } from '#server/operations/order/rejectOrder.ts'
import { createPaymentIntent } from '#server/operations/payment/createPaymentIntent.ts'
import { proceedPayment } from '#server/operations/payment/proceedPayment.ts'
import type { Row } from '#server/store/tables.ts'
import { type DemoPast, type DemoPerson, openDemoPast, type PastContext } from './demo-past.ts'
import { loadOnce } from './load-once.ts'

/**
 * Gives the demo accounts a past, once: orders, samples and quotes in most of their states, made by the operations themselves on days
 * gone by. Returns whether it did.
 */
export async function loadDemoTrade(context: PastContext): Promise<boolean> {
  return loadOnce(context.store, { name: 'demoTradeLoaded', now: context.now }, async (tables) => {
    const past = openDemoPast(tables, context)
    const [buyer, company] = [await past.person('buyer', 'buyer'), await past.person('company', 'buyer')]
    const [gulf, padma] = [await past.person('seller', 'seller'), await past.person('seller2', 'seller')]
    await orders(past, { buyer, company, gulf, padma })
    await samples(past, { buyer, company, gulf })
    await quotes(past, { buyer, company, gulf, padma })
  })
}

type People = Record<'buyer' | 'company' | 'gulf' | 'padma', DemoPerson>
type Product = Row<'products'>

async function orders(past: DemoPast, { buyer, company, gulf, padma }: People): Promise<void> {
  const [first, second, third, fourth] = await past.productsOf(gulf, 4)
  const [local] = await past.productsOf(padma, 1)
  if (!first || !second || !third || !fourth || !local) return
  const driver = { driverName: 'Karim Uddin', driverPhone: '+8801812345678', vehicle: 'CTG-11-2233' }

  const done = await placed(past, buyer, first, 24)
  await step(past, acceptOrder, gulf, 23, done, {})
  await step(past, generatePaymentInvoice, gulf, 22, done, undefined)
  const payment = await past.act(createPaymentIntent, buyer, 21, '', { orderId: done })
  await past.act(proceedPayment, buyer, 21, '', { paymentId: payment._id, cardToken: sandboxCards.success.token })
  await step(past, changeStatus, gulf, 20, done, { event: 'order.process' })
  await step(past, changeStatus, gulf, 19, done, { event: 'order.dispatch', ...driver })
  const order = await past.at(18).tables.find('orders', { _id: done })
  const job = { orderNumber: order?.number ?? '' }
  await advanceShipment(past.at(18), job, { type: 'shipment.accept' })
  await advanceShipment(past.at(12), job, { type: 'shipment.deliver' }, 'Warehouse')
  await step(past, changeStatus, buyer, 11, done, { event: 'order.confirm' })

  const due = await placed(past, buyer, second, 4)
  await step(past, acceptOrder, gulf, 3, due, {})
  await step(past, generatePaymentInvoice, gulf, 3, due, undefined)
  await placed(past, company, third, 1)
  const cancelled = await placed(past, company, fourth, 15)
  await step(past, changeStatus, company, 14, cancelled, { event: 'order.cancel', reason: 'The project was put off.' })
  const accepted = await placed(past, company, local, 2)
  await step(past, acceptOrder, padma, 1, accepted, {})
  const rejected = await placed(past, company, local, 30)
  await step(past, rejectOrder, padma, 29, rejected, { reason: 'The plant is closed for maintenance until next month.' })
}

async function samples(past: DemoPast, { buyer, company, gulf }: Omit<People, 'padma'>): Promise<void> {
  const [first, second] = (await past.productsOf(gulf, 40)).filter(({ sampleOffered }) => sampleOffered)
  if (!first || !second) return
  await sampled(past, buyer, first, 1)
  const accepted = await sampled(past, company, first, 6)
  await step(past, acceptOrder, gulf, 5, accepted, {})
  const rejected = await sampled(past, company, second, 20)
  await step(past, rejectOrder, gulf, 19, rejected, { reason: 'No sample of this batch is left.' })
}

async function quotes(past: DemoPast, { buyer, company, gulf, padma }: People): Promise<void> {
  const [first, second, third, fourth] = await past.productsOf(gulf, 4)
  const [local] = await past.productsOf(padma, 1)
  if (!first || !second || !third || !fourth || !local) return
  await requested(past, buyer, first, 1)
  const offered = await requested(past, buyer, second, 6)
  await step(past, acceptOrder, gulf, 5, offered, { offer: past.terms(second, 0.94, 14) })
  const countered = await requested(past, company, third, 8)
  await step(past, changeStatus, gulf, 7, countered, { event: 'quote.note', note: 'Which packaging do you need, drums or IBC?' })
  await step(past, changeStatus, company, 7, countered, { event: 'quote.note', note: 'IBC, please.' })
  await step(past, acceptOrder, gulf, 6, countered, { offer: past.terms(third, 0.97, 10) })
  await step(past, changeStatus, company, 5, countered, { event: 'quote.counter', offer: past.terms(third, 0.9, 10) })
  const agreed = await requested(past, company, local, 12)
  await step(past, acceptOrder, padma, 11, agreed, { offer: past.terms(local, 0.95, 9) })
  await step(past, acceptOrder, company, 10, agreed, { version: 1 })
  const declined = await requested(past, buyer, fourth, 18)
  await step(past, rejectOrder, gulf, 17, declined, { reason: 'We do not ship this product by sea in winter.' })
  // Its last day is over: the job ends it.
  const forgotten = await requested(past, buyer, third, 40)
  await step(past, acceptOrder, gulf, 39, forgotten, { offer: past.terms(third, 0.96, -30) })
}

async function placed(past: DemoPast, buyer: DemoPerson, product: Product, daysAgo: number): Promise<string> {
  const request = { ...past.values(product), addressId: buyer.addressId }
  const { total } = await past.act(previewOrder, buyer, daysAgo, '', request)
  return (await past.act(placeOrder, buyer, daysAgo, '', { ...request, expectedTotal: total }))._id
}

async function sampled(past: DemoPast, buyer: DemoPerson, product: Product, daysAgo: number): Promise<string> {
  const quantity = { value: product.sampleMaximum ?? 0, unit: product.unit }
  const request = { kind: 'sample' as const, productId: product._id, quantity, addressId: buyer.addressId }
  const { total } = await past.act(previewOrder, buyer, daysAgo, '', request)
  const reasons = { purpose: 'Trial batch before we change our supplier', yearlyVolume: { value: 12, unit: 't' as const } }
  return (await past.act(placeOrder, buyer, daysAgo, '', { ...request, ...reasons, expectedTotal: total }))._id
}

async function requested(past: DemoPast, buyer: DemoPerson, product: Product, daysAgo: number): Promise<string> {
  const { productId, quantity, incoterm } = past.values(product)
  const request = {
    action: 'request' as const,
    productId,
    incoterm,
    addressId: buyer.addressId,
    quantity: { ...quantity, value: quantity.value * 2 },
    message: 'We buy this every month. Please quote for a first load.',
    documents: ['SDS' as const, 'CoA' as const],
    neededBy: addDays(dayIn('UTC', past.at(daysAgo).now), 45),
  }
  return (await past.act(placeQuotationOrder, buyer, daysAgo, '', request))._id
}

const step = <Id extends 'acceptOrder' | 'rejectOrder' | 'changeStatus' | 'generatePaymentInvoice'>(
  past: DemoPast,
  operation: Operation<Id>,
  person: DemoPerson,
  daysAgo: number,
  id: string,
  body: BodyOf<Id>,
) => past.act(operation, person, daysAgo, id, body)
