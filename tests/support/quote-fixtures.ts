import type { components } from '#src/generated/schema.ts'
import { sampleAddress, sampleOrder } from './order-fixtures.ts'
import { exportTax } from './tax-fixtures.ts'

type Schemas = components['schemas']

const sar = (amount: number) => ({ amount, currency: 'SAR' })
const id = (last: number) => `01936d3e-8a00-7c31-9f3b-${String(last).padStart(12, '0')}`
const { _id: _addressId, ...deliveryAddress } = sampleAddress
const { net: _net, unitPrice: _unitPrice, casNumber = '', ...item } = sampleOrder.item

/** Quotes and rounds as the server returns them, all about two tonnes of acetone. */
export const sampleQuote: Schemas['Quote'] = {
  _id: id(20),
  number: 'KQ-26-7K3M9-QX2AB',
  kind: 'quote',
  status: 'requested',
  item: { ...item, productId: id(2), casNumber, quantity: { value: 2, unit: 't' } },
  currency: 'SAR',
  targetPrice: sar(300),
  incoterm: 'CIF',
  incotermPlace: 'Chattogram',
  deliveryAddress,
  neededBy: '2026-12-20',
  message: 'For our January campaign',
  documents: ['CoA'],
  attachments: [],
  timeZone: 'Asia/Dhaka',
  version: 0,
  offers: [],
  expiresAt: '2026-12-20T18:00:00.000Z',
  timeline: [{ at: '2026-11-20T08:00:00.000Z', step: 'requested', by: 'buyer' }],
  buyer: sampleOrder.buyer,
  seller: sampleOrder.seller,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
}

/** One round at a price for a kilogram, in halalas. */
function round(version: number, by: 'buyer' | 'seller', unitPrice: number, terms?: string): Schemas['QuoteOffer'] {
  const subtotal = unitPrice * 2000
  return {
    version,
    by,
    at: `2026-11-2${version}T09:00:00.000Z`,
    leadTimeDays: 10,
    validUntil: '2026-11-30',
    totals: {
      unitPrice: sar(unitPrice),
      subtotal: sar(subtotal),
      shipping: sar(95_000),
      ...exportTax,
      tax: sar(0),
      total: sar(subtotal + 95_000),
    },
    expiresAt: '2026-11-30T18:00:00.000Z',
    ...(terms !== undefined && { terms }),
  }
}

/** The sample quote after so many rounds: the seller offers, the buyer counters, the seller offers again. */
export function quoteAfter(rounds: 0 | 1 | 2 | 3): Schemas['Quote'] {
  const offers = [round(1, 'seller', 340, 'IBC included'), round(2, 'buyer', 300), round(3, 'seller', 315)].slice(0, rounds)
  const steps = offers.map(({ version, by, at }): Schemas['QuoteTimelineEntry'] => ({
    at,
    by,
    version,
    step: by === 'seller' ? 'offered' : 'countered',
  }))
  return {
    ...sampleQuote,
    offers,
    version: rounds,
    timeline: [...sampleQuote.timeline, ...steps],
    status: rounds === 0 ? 'requested' : rounds === 2 ? 'countered' : 'offered',
    expiresAt: rounds === 0 ? sampleQuote.expiresAt : '2026-11-30T18:00:00.000Z',
  }
}

/** A quote that has come to its end. */
export function endedQuote(
  step: 'accepted' | 'rejected' | 'withdrawn' | 'expired',
  by: 'buyer' | 'seller' | 'system',
): Schemas['Quote'] {
  const before = quoteAfter(1)
  return {
    ...before,
    status: step,
    timeline: [...before.timeline, { at: '2026-11-25T09:00:00.000Z', step, by }],
    ...(step === 'accepted' && { orderId: sampleOrder._id }),
  }
}

export const quoteSummaryOf = (quote: Schemas['Quote']): Schemas['QuoteSummary'] => {
  const { _id, number, kind, status, item: quoted, version, offers, expiresAt, buyer, seller, createdAt } = quote
  const total = offers.at(-1)?.totals.total
  return {
    _id,
    number,
    kind,
    status,
    item: quoted,
    version,
    expiresAt,
    buyer,
    seller,
    createdAt,
    ...(total !== undefined && { total }),
  }
}

export const sampleAttachment: Schemas['Attachment'] = {
  _id: id(21),
  fileName: 'specification.pdf',
  contentType: 'application/pdf',
  size: 48_200,
}
