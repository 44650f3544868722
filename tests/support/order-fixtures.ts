import type { components } from '#src/generated/schema.ts'
import { saudiTax } from './tax-fixtures.ts'

type Schemas = components['schemas']

const sar = (amount: number) => ({ amount, currency: 'SAR' })
const id = (last: number) => `01936d3e-8a00-7c31-9f3b-${String(last).padStart(12, '0')}`

/** Orders, payments and shipments as the server returns them, all about one order of acetone. */
export const sampleTotals: Schemas['OrderTotals'] = {
  unitPrice: sar(394),
  subtotal: sar(63040),
  shipping: sar(11775),
  ...saudiTax,
  tax: sar(11222),
  total: sar(86037),
}

export const sampleAddress: Schemas['Address'] = {
  _id: id(1),
  label: 'Main warehouse',
  fullName: 'Sara Haddad',
  countryCode: '+966',
  phoneNumber: '501234567',
  line1: 'King Fahd Road 12',
  city: 'Dammam',
  country: 'SA',
}

const item: Schemas['OrderItem'] = {
  productId: id(2),
  name_en: 'Acetone',
  name_ar: 'أسيتون',
  name_bn: 'অ্যাসিটোন',
  casNumber: '67-64-1',
  unNumber: 'UN1090',
  grade: 'technical',
  quantity: { value: 160, unit: 'kg' },
  unitPrice: sar(394),
  priceUnit: 'kg',
  net: sar(63040),
  hasStructure: true,
}

const { _id: _addressId, ...deliveryAddress } = sampleAddress

export const sampleOrder: Schemas['Order'] = {
  _id: id(3),
  number: 'KO-26-0000042',
  kind: 'product',
  status: 'placed',
  paymentState: 'none',
  item,
  totals: sampleTotals,
  incoterm: 'DAP',
  deliveryAddress,
  timeline: [{ at: '2026-11-20T08:30:00.000Z', status: 'placed', by: 'buyer' }],
  invoices: [],
  shipments: [],
  undispatched: item.quantity,
  buyer: { _id: id(4), name: 'Haddad Coatings', country: 'SA' },
  seller: { _id: id(5), name: 'Gulf Petrochem', country: 'SA' },
  createdAt: '2026-11-20T08:30:00.000Z',
  updatedAt: '2026-11-20T08:30:00.000Z',
}

/** A driver's shipment of all of the sample order. */
export const sampleShipment: Schemas['Shipment'] = {
  _id: id(20),
  position: 1,
  revision: 1,
  state: 'accepted',
  deliveryMethod: 'driver',
  batches: [],
  quantity: item.quantity,
  driverName: 'Salim Khan',
  driverPhone: '+966501234567',
  vehicle: 'RUH 4821',
  dispatchedAt: '2026-11-20T11:30:00.000Z',
  positions: [],
  failures: [],
}

/** Of an order that is all dispatched. */
export const allDispatched: Schemas['Order']['undispatched'] = { ...item.quantity, value: 0 }

export const sampleInvoice: Schemas['Invoice'] = {
  _id: id(6),
  orderId: sampleOrder._id,
  kind: 'payment',
  number: 'KMY-2026-000017',
  issuedAt: '2026-11-20T10:00:00.000Z',
}

/** The sample order further on its way: `statuses` are added to its timeline. */
export function orderAt(...statuses: Schemas['TimelineEntry'][]): Schemas['Order'] {
  const timeline = [...sampleOrder.timeline, ...statuses]
  return { ...sampleOrder, timeline, status: timeline.at(-1)?.status ?? sampleOrder.status }
}

export const invoicedOrder: Schemas['Order'] = {
  ...orderAt(
    { at: '2026-11-20T09:00:00.000Z', status: 'accepted', by: 'seller' },
    { at: '2026-11-20T10:00:00.000Z', status: 'invoiced', by: 'seller' },
  ),
  invoices: [sampleInvoice],
}

/** The invoiced order whose buyer has declared a bank transfer. */
export const declaredOrder: Schemas['Order'] = {
  ...invoicedOrder,
  status: 'paymentReview',
  paymentState: 'review',
  transfer: { declaredAt: '2026-11-21T09:00:00.000Z', reference: 'TT-2211' },
  timeline: [
    ...invoicedOrder.timeline,
    { at: '2026-11-21T09:00:00.000Z', status: 'paymentReview', by: 'buyer', note: 'TT-2211' },
  ],
}

export const sampleSummary: Schemas['OrderSummary'] = {
  _id: sampleOrder._id,
  number: sampleOrder.number,
  kind: 'product',
  status: 'placed',
  item,
  total: sampleTotals.total,
  buyer: sampleOrder.buyer,
  seller: sampleOrder.seller,
  createdAt: sampleOrder.createdAt,
}

/** A sample of the same acetone for nothing, further on its way: `statuses` are added to its timeline. */
export function freeSampleAt(...statuses: Schemas['TimelineEntry'][]): Schemas['Order'] {
  const order = orderAt(...statuses)
  const accepted = order.timeline.some(({ status }) => status === 'accepted')
  return {
    ...order,
    kind: 'sample',
    item: { ...item, quantity: { value: 500, unit: 'g' }, unitPrice: sar(0), net: sar(0) },
    totals: { unitPrice: sar(0), subtotal: sar(0), shipping: sar(0), ...saudiTax, tax: sar(0), total: sar(0) },
    sample: {
      purpose: 'Trial batch of a coating',
      yearlyVolume: { value: 12, unit: 't' },
      answerBy: '2026-11-22T08:30:00.000Z',
      ...(accepted && { shipBy: '2026-11-28T09:00:00.000Z' }),
    },
  }
}

export const freeSampleSummary: Schemas['OrderSummary'] = {
  ...sampleSummary,
  kind: 'sample',
  item: freeSampleAt().item,
  total: sar(0),
}

export const samplePayment: Schemas['Payment'] = {
  _id: id(7),
  kind: 'order',
  orderId: sampleOrder._id,
  status: 'created',
  amount: sampleTotals.total,
  createdAt: '2026-11-20T11:00:00.000Z',
}

/** The payment methods of the sample order's buyer: too little in the wallet, no card kept. */
export const sampleOffer = {
  cards: [] as Schemas['SavedCard'][],
  provider: { name: 'sandbox' } as Schemas['CardProvider'],
  wallet: [sar(20000)],
  bank: {
    accountName: 'Kimiya FZ-LLC',
    bankName: 'Gulf Commercial Bank',
    iban: 'SA0380000000608010167519',
    swift: 'NCBKSAJE',
    currency: 'SAR',
  },
}

export const sampleProduct: Schemas['Product'] = {
  _id: id(2),
  name_en: 'Acetone',
  name_ar: 'أسيتون',
  name_bn: 'অ্যাসিটোন',
  images: [],
  synonyms: ['propanone'],
  casNumber: '67-64-1',
  molecularFormula: 'C3H6O',
  molecularWeight: 58.08,
  smiles: 'CC(C)=O',
  hasStructure: true,
  grade: 'technical',
  purity: 99.5,
  physicalForm: 'liquid',
  countryOfOrigin: 'SA',
  packaging: [{ kind: 'drum', net: { value: 160, unit: 'kg' } }],
  price: sar(394),
  priceUnit: 'kg',
  priceTiers: [
    { minimumQuantity: { value: 160, unit: 'kg' }, price: sar(394) },
    { minimumQuantity: { value: 1600, unit: 'kg' }, price: sar(370) },
  ],
  minimumOrder: { value: 160, unit: 'kg' },
  stock: { value: 24000, unit: 'kg' },
  leadTimeDays: 7,
  incoterms: ['DAP', 'EXW'],
  certificates: [],
  documents: [],
  sample: { offered: false },
  ghs: { signal: 'danger', pictograms: ['GHS02', 'GHS07'], hazards: ['H225'], precautions: ['P210'] },
  status: 'active',
  promoted: false,
  rating: 4.5,
  ratingCount: 12,
  viewCount: 310,
  category: { _id: id(8), name_en: 'Solvents' },
  subCategory: { _id: id(9), name_en: 'Ketones' },
  seller: { _id: id(5), businessName: 'Gulf Petrochem', country: 'SA', verified: true, rating: 4.7, ratingCount: 40 },
}
