import { appliedTax } from './tax-fixtures.ts'
import { type Builder, madeAt, testId } from './store-fixture.ts'

export const requirementRow: Builder<'requirements'> = (columns = {}) => {
  const _id = columns._id ?? testId()
  return {
    _id,
    number: `KR-26-${_id}`,
    buyerId: testId(),
    status: 'open',
    language: 'en',
    title: 'Ethanol for a printing works',
    description: null,
    productName: 'Ethanol',
    casNumber: '64-17-5',
    grade: 'technical',
    categoryId: null,
    quantity: { value: 2000, unit: 'L' },
    currency: 'USD',
    targetPrice: null,
    budget: null,
    incoterm: null,
    deliveryAddress: {
      fullName: 'Amina Rahman',
      countryCode: '+880',
      phoneNumber: '1712345678',
      line1: '12 Motijheel Road',
      city: 'Dhaka',
      country: 'BD',
    },
    country: 'BD',
    isPublic: false,
    deadline: '2026-12-01T00:00:00.000Z',
    decideBy: '2026-12-15T00:00:00.000Z',
    reason: null,
    searchText: ' ethanol for a printing works ',
    createdAt: madeAt,
    updatedAt: madeAt,
    ...columns,
  }
}

export const bidRow: Builder<'bids'> = (columns = {}) => ({
  _id: testId(),
  requirementId: testId(),
  sellerId: testId(),
  productId: null,
  status: 'submitted',
  version: 1,
  goodsName: 'Ethanol',
  quantity: { value: 2000, unit: 'L' },
  priceUnit: 'L',
  currency: 'USD',
  unitPrice: 120,
  subtotal: 240000,
  shipping: 0,
  ...appliedTax(),
  tax: 0,
  total: 240000,
  leadTimeDays: 14,
  incoterm: 'FOB',
  incotermPlace: null,
  validUntil: '2026-12-10T00:00:00.000Z',
  note: null,
  createdAt: madeAt,
  updatedAt: madeAt,
  ...columns,
})

export const tenderNewsRow: Builder<'tenderNews'> = (columns = {}) => {
  const _id = columns._id ?? testId()
  return {
    _id,
    reference: `T-${_id}`,
    organisation: 'Delta Water Authority',
    country: 'EG',
    title_en: 'Chlorine for three waterworks',
    title_ar: null,
    title_bn: null,
    body_en: 'Liquid chlorine in cylinders of one tonne.',
    body_ar: null,
    body_bn: null,
    documents: [],
    searchText: ' chlorine for three waterworks ',
    publishedAt: madeAt,
    closesAt: '2026-12-20T12:00:00.000Z',
    ...columns,
  }
}
