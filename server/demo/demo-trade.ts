import { addDays, dayIn } from '#src/lib/end-of-day.ts'
import { convert } from '#src/lib/quantity.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { acceptShipment, startShipment } from '#server/domain/delivery/jobs.ts'
import { type ShippedOrder, deliverShipment } from '#server/domain/delivery/shipments.ts'
import type { BodyOf, Operation } from '#server/operation.ts'
import { acceptOrder } from '#server/operations/order/acceptOrder.ts'
import { changeShipment } from '#server/operations/delivery/changeShipment.ts'
import { changeStatus } from '#server/operations/order/changeStatus.ts'
import { generatePaymentInvoice } from '#server/operations/order/generatePaymentInvoice.ts'
import { placeOrder } from '#server/operations/order/placeOrder.ts'
import { placeQuotationOrder } from '#server/operations/quote/placeQuotationOrder.ts'
import { previewOrder } from '#server/operations/order/previewOrder.ts'
import { rejectOrder } from '#server/operations/order/rejectOrder.ts'
import { openDispute } from '#server/operations/support/openDispute.ts'
import { createPaymentIntent } from '#server/operations/payment/createPaymentIntent.ts'
import { proceedPayment } from '#server/operations/payment/proceedPayment.ts'
import type { Row } from '#server/store/tables.ts'
import { insertDemoBatches } from './demo-batches.ts'
import { type DemoPast, type DemoPerson, openDemoPast, type PastContext } from './demo-past.ts'
import { insertDemoPriceList } from './demo-price-list.ts'
import { loadOnce } from './load-once.ts'

/**
 * Gives the demo accounts a past, once: orders, samples and quotes in most of their states and a price list, made by the operations themselves on days
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
    await batches(past, { buyer, gulf })
    await insertDemoPriceList(past, { seller: gulf, buyer: company })
  })
}

type People = Record<'buyer' | 'company' | 'gulf' | 'padma', DemoPerson>
type Product = Row<'products'>

async function orders(past: DemoPast, { buyer, company, gulf, padma }: People): Promise<void> {
  const [first, second, third, fourth] = await past.productsOf(gulf, 4)
  const [local] = await past.productsOf(padma, 1)
  if (!first || !second || !third || !fourth || !local) return

  const done = await processed(past, buyer, gulf, first, 24)
  await dispatched(past, gulf, 19, done, driver)
  await driven(past, done, { accepted: 18, started: 18, delivered: 12 })
  await step(past, changeStatus, buyer, 11, done, { event: 'order.confirm' })
  await deliveries(past, { buyer, company, gulf })

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

const driver = {
  deliveryMethod: 'driver' as const,
  driverName: 'Karim Uddin',
  driverPhone: '+8801812345678',
  vehicle: 'CTG-11-2233',
}

type Dispatch = NonNullable<BodyOf<'changeStatus'>['dispatch']>

/** Dispatches the order, or the given part of it, in drums of a batch that is some weeks old. */
async function dispatched(past: DemoPast, seller: DemoPerson, daysAgo: number, orderId: string, by: Dispatch): Promise<void> {
  const { now, tables } = past.at(daysAgo)
  const order = await tables.find('orders', { _id: orderId })
  const quantity = by.quantity ?? order?.quantity ?? { value: 1, unit: 'kg' as const }
  const net = convert(quantity, 'kg')?.value ?? quantity.value
  const count = Math.max(1, Math.ceil(net / 200))
  const today = dayIn('UTC', now)
  const number = `KB-${today.slice(2, 7).replace('-', '')}-${String((count % 90) + 10)}`
  await step(past, changeStatus, seller, daysAgo, orderId, {
    event: 'order.dispatch',
    dispatch: {
      packages: { count, kind: 'drum' },
      grossKilograms: Math.round(net + count * 18),
      batches: [{ number, madeOn: addDays(today, -40), expiresOn: addDays(today, 690) }],
      ...by,
    },
  })
}

/** Orders on their way, in each situation that a delivery can be in. */
async function deliveries(past: DemoPast, { buyer, company, gulf }: Omit<People, 'padma'>): Promise<void> {
  const [, second, third, fourth, fifth, sixth, seventh] = await past.productsOf(gulf, 7)
  if (!second || !third || !fourth || !fifth || !sixth || !seventh) return
  const dispatch = (order: string, daysAgo: number, by: Dispatch) => dispatched(past, gulf, daysAgo, order, by)

  // Waits for its driver to accept, who has the link.
  await dispatch(await processed(past, buyer, gulf, second, 3), 0, driver)

  // A half is with the buyer, the other on the road.
  const parted = await processed(past, buyer, gulf, third, 11)
  const half = { value: third.minimumOrder / 2, unit: third.unit }
  await dispatch(parted, 6, { ...driver, quantity: half })
  await driven(past, parted, { accepted: 6, started: 6, delivered: 4 })
  await dispatch(parted, 1, { ...driver, driverName: 'Rahim Mia', vehicle: 'CTG-14-0871' })
  await driven(past, parted, { accepted: 1, started: 0.5 })

  const tracked = { carrierName: 'Gulf Freight Forwarders', trackingNumber: 'GFF-2026-004417' }
  const courier = { deliveryMethod: 'courier' as const, ...tracked, trackingLink: 'https://track.example/GFF-2026-004417' }
  await dispatch(await processed(past, company, gulf, fourth, 8), 3, courier)

  // The courier's delivery, as the seller says: the buyer may confirm or complain.
  const reportedId = await processed(past, company, gulf, fifth, 14)
  await dispatch(reportedId, 9, courier)
  const [shipment] = await past.at(2).tables.list('shipments', { orderId: reportedId })
  const proof = { event: 'shipment.deliver' as const, receivedBy: 'Store keeper' }
  await past.act(changeShipment, gulf, 2, shipment?._id ?? '', proof)

  // Ready to be fetched, where the term leaves it to the buyer.
  if (sixth.incoterms.includes('EXW')) {
    const ready = await processed(past, company, gulf, sixth, 6, 'EXW')
    await dispatch(ready, 1, { deliveryMethod: 'collection', expectedOn: addDays(dayIn('UTC', past.at(0).now), 3) })
  }

  const missing = await processed(past, buyer, gulf, seventh, 26)
  await dispatch(missing, 21, courier)
  const reason = 'Three weeks have passed, and the courier cannot say where the goods are.'
  await past.act(openDispute, buyer, 2, missing, { kind: 'notReceived', reason })
}

/** An order that is placed so many days ago, paid and being prepared since. */
async function processed(
  past: DemoPast,
  buyer: DemoPerson,
  seller: DemoPerson,
  product: Product,
  daysAgo: number,
  incoterm?: Product['incoterms'][number],
): Promise<string> {
  const order = await placed(past, buyer, product, daysAgo, incoterm)
  const day = (days: number) => Math.max(daysAgo - days, 0.5)
  await step(past, acceptOrder, seller, day(1), order, {})
  await step(past, generatePaymentInvoice, seller, day(2), order, undefined)
  const payment = await past.act(createPaymentIntent, buyer, day(3), '', { orderId: order })
  await past.act(proceedPayment, buyer, day(3), '', { paymentId: payment._id, cardToken: sandboxCards.success.token })
  await step(past, changeStatus, seller, day(4), order, { event: 'order.process' })
  return order
}

/** The driver of an order's newest shipment, so many days ago. */
async function driven(past: DemoPast, orderId: string, days: { accepted: number; started: number; delivered?: number }) {
  const shipped = async (): Promise<ShippedOrder> => {
    const { tables } = past.at(0)
    const [shipment] = await tables.list('shipments', { orderId }, { orderBy: ['-position'], limit: 1 })
    const order = await tables.find('orders', { _id: orderId })
    if (shipment === undefined || order === undefined) throw new Error('The demo has dispatched it')
    return { shipment, order }
  }
  await acceptShipment(past.at(days.accepted), await shipped())
  await startShipment(past.at(days.started), await shipped())
  const reports =
    days.delivered === undefined
      ? [[26.39, 49.98]]
      : [
          [26.39, 49.98],
          [25.2, 55.27],
          [22.31, 91.81],
        ]
  for (const [index, [latitude = 0, longitude = 0]] of reports.entries()) {
    const { tables, now, newId } = past.at(days.started - (index + 1) * 0.1)
    const { shipment } = await shipped()
    const place = (await past.at(0).ports.geocoder.nearest({ latitude, longitude })) ?? null
    await tables.insert('shipmentPositions', { _id: newId(), shipmentId: shipment._id, latitude, longitude, place, at: now })
  }
  if (days.delivered === undefined) return
  const context = past.at(days.delivered)
  const report = { by: 'carrier' as const, at: context.now, receivedBy: 'Warehouse', signature: [pen] }
  await deliverShipment(context, await shipped(), report)
}

/** A name, as it is written in a hurry. */
const pen = [120, 220, 190, 120, 230, 260, 300, 140, 340, 250, 420, 160, 470, 240, 560, 170, 640, 230, 760, 190, 880, 210]

/** Batches of some products, and an order on its way that was taken from one, whose certificate its buyer can read. */
async function batches(past: DemoPast, { buyer, gulf }: Pick<People, 'buyer' | 'gulf'>): Promise<void> {
  const [first] = await insertDemoBatches(past.at(30))
  if (first === undefined) return
  const order = await processed(past, buyer, gulf, first.product, 9)
  const courier = { deliveryMethod: 'courier' as const, carrierName: 'Gulf Freight Forwarders' }
  await dispatched(past, gulf, 2, order, { ...courier, batches: [{ number: first.number }] })
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

async function placed(
  past: DemoPast,
  buyer: DemoPerson,
  product: Product,
  daysAgo: number,
  incoterm: Product['incoterms'][number] = past.values(product).incoterm,
): Promise<string> {
  const request = { ...past.values(product), incoterm, addressId: buyer.addressId }
  const { total } = await past.act(previewOrder, buyer, daysAgo, '', request)
  const placing = { ...request, ...(await past.port(incoterm, product, buyer)), expectedTotal: total }
  return (await past.act(placeOrder, buyer, daysAgo, '', placing))._id
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
    ...(await past.port(incoterm, product, buyer)),
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
