import type { components } from '#src/generated/schema.ts'
import { exportTax } from './tax-fixtures.ts'

type Schemas = components['schemas']

const id = (last: number) => `01936d3e-8a00-7c31-9f3d-${String(last).padStart(12, '0')}`
const usd = (amount: number) => ({ amount, currency: 'USD' })
/** So many hours from now, and a little more: pages show the remaining time. */
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 600_000).toISOString()

/** A bid of 2 t toluene at 900 US dollars a ton, as its seller sees it. */
export const sampleBid: Schemas['Bid'] = {
  _id: id(11),
  requirementId: id(1),
  status: 'submitted',
  version: 1,
  goodsName: 'Toluene, nitration grade',
  quantity: { value: 2000, unit: 'kg' },
  priceUnit: 't',
  leadTimeDays: 14,
  incoterm: 'DAP',
  totals: {
    unitPrice: usd(90_000),
    subtotal: usd(180_000),
    shipping: usd(20_000),
    ...exportTax,
    tax: usd(0),
    total: usd(200_000),
  },
  validUntil: inHours(24 * 40),
  note: 'ISO tank from Jubail.',
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
}

const summary: Schemas['RequirementSummary'] = {
  _id: id(1),
  number: 'KR-26-7K3M9-QX2AB',
  status: 'open',
  openForBids: true,
  language: 'en',
  title: 'Toluene for a coil coating line',
  productName: 'Toluene',
  casNumber: '108-88-3',
  grade: 'technical',
  quantity: { value: 2, unit: 't' },
  currency: 'USD',
  delivery: { city: 'Chattogram', country: 'BD' },
  isPublic: true,
  deadline: inHours(24 * 5),
  buyer: { country: 'BD', accountType: 'Company' },
  createdAt: '2026-11-18T08:00:00.000Z',
}

/** Open, with three bids, as its buyer sees it in the list. */
export const ownSummary: Schemas['RequirementSummary'] = { ...summary, bidCount: 3, bestPrice: usd(97_500) }

/** Open, with a target price and a budget, as a seller sees it in the list. */
export const openSummary: Schemas['RequirementSummary'] = { ...summary, targetPrice: usd(85_000), budget: usd(210_000) }

const seller = (last: number, businessName: string, rating: number): Schemas['SellerSummary'] => ({
  _id: id(last),
  businessName,
  country: 'SA',
  rating,
  ratingCount: 12,
  verified: true,
})

/** Three bids for the same: the cheapest, the fastest and of the best rated seller, and one that was rejected. */
export const comparedBids = [
  {
    ...sampleBid,
    _id: id(21),
    goodsName: 'Toluene of Nile',
    seller: seller(31, 'Nile Chemicals', 4.1),
    comparison: { unitPrice: usd(85_000), landedUnitPrice: usd(97_500), coverage: 100, rank: 1, aboveLowest: 0 },
    totals: { ...sampleBid.totals, total: usd(195_000) },
    validUntil: inHours(24 * 60),
  },
  {
    ...sampleBid,
    _id: id(22),
    goodsName: 'Toluene of Gulf',
    seller: seller(32, 'Gulf Marjan', 4.8),
    leadTimeDays: 5,
    comparison: { unitPrice: usd(90_000), landedUnitPrice: usd(100_000), coverage: 50, rank: 2, aboveLowest: 2.6 },
    quantity: { value: 1, unit: 't' },
  },
  {
    ...sampleBid,
    _id: id(23),
    goodsName: 'Toluene of Padma',
    seller: seller(33, 'Padma Solvents', 5),
    leadTimeDays: 1,
    status: 'rejected',
    validUntil: inHours(24 * 90),
    comparison: { unitPrice: usd(70_000), landedUnitPrice: usd(80_000), coverage: 100 },
  },
] as const satisfies Schemas['Bid'][]

/** Open, seen by its buyer, with bids. */
export const ownRequirement: Schemas['Requirement'] = {
  ...summary,
  own: true,
  description: 'In drums or ISO tank.\nCertificate with each lot.',
  incoterm: 'DAP',
  category: { _id: id(41), name_en: 'Solvents' },
  decideBy: inHours(24 * 19),
  bids: [...comparedBids],
  attachments: [{ _id: id(51), fileName: 'specification.pdf', contentType: 'application/pdf', size: 48_000 }],
  updatedAt: '2026-11-18T08:00:00.000Z',
}

const { bids: _, ...others } = ownRequirement

/** Open, seen by a seller that has not bid. */
export const openRequirement: Schemas['Requirement'] = {
  ...others,
  own: false,
  targetPrice: usd(85_000),
  budget: usd(210_000),
}
