import { daysAfter } from '#server/domain/platform/days-after.ts'
import { nameSkeleton } from '#server/store/name-skeleton.ts'
import { appliedTax } from './tax-fixtures.ts'
import type { NewRow, Tables } from '#server/store/store.ts'
import type { Row, TableName } from '#server/store/tables.ts'

/* Rows with sensible defaults. Ids count upwards, so the rows of one file never meet; ids of other rows are new ones unless given. */

/** A moment that every row was made at. */
export const madeAt = '2026-11-21T08:30:00.000Z'

let made = 0

/** A new id, rising. */
export function testId(): string {
  return `00000000-0000-4000-8000-${(++made).toString(16).padStart(12, '0')}`
}

export type Builder<Name extends TableName> = (columns?: Partial<Row<Name>>) => NewRow<Name>

export const userRow: Builder<'users'> = (columns = {}) => {
  const _id = columns._id ?? testId()
  return {
    _id,
    email: `${_id}@example.com`,
    emailVerifiedAt: madeAt,
    phoneVerifiedAt: null,
    passwordHash: 'no hash of any password',
    accountType: 'Individual',
    fullName: 'Amina Rahman',
    businessName: null,
    taxNumber: null,
    countryCode: '+880',
    phoneNumber: '1712345678',
    country: 'BD',
    language: 'en',
    status: 'active',
    profileImage: null,
    pushNotifications: true,
    createdAt: madeAt,
    ...columns,
  }
}

export const registrationRow: Builder<'registrations'> = (columns = {}) => {
  const _id = columns._id ?? testId()
  return {
    _id,
    tokenHash: `the hash of a token ${_id}`,
    email: `${_id}@example.com`,
    passwordHash: 'no hash of any password',
    accountType: 'Individual',
    fullName: 'Amina Rahman',
    businessName: null,
    taxNumber: null,
    countryCode: '+880',
    phoneNumber: '1712345678',
    country: 'BD',
    language: 'en',
    createdAt: madeAt,
    expiresAt: madeAt,
    ...columns,
  }
}

export const sellerRow: Builder<'sellers'> = (columns = {}) => ({
  _id: testId(),
  businessName: 'Gulf Solvents LLC',
  nameSkeleton: nameSkeleton(columns.businessName ?? 'Gulf Solvents LLC'),
  about_en: null,
  about_ar: null,
  about_bn: null,
  street: null,
  postalCode: null,
  city: 'Dubai',
  country: 'AE',
  currency: 'USD',
  taxNumber: null,
  verified: true,
  rating: 4.5,
  ratingCount: 12,
  photos: [],
  responseHours: 6,
  responseMeasuredAt: '2026-11-20T08:00:00.000Z',
  memberSince: '2021-03-14',
  productCount: 0,
  ...columns,
})

export const categoryRow: Builder<'categories'> = (columns = {}) => {
  const _id = columns._id ?? testId()
  return { _id, slug: `category-${_id}`, name_en: 'Solvents', name_ar: 'مذيبات', name_bn: 'দ্রাবক', position: 1, ...columns }
}

export const subCategoryRow: Builder<'subCategories'> = (columns = {}) => {
  const _id = columns._id ?? testId()
  return {
    _id,
    categoryId: testId(),
    slug: `subcategory-${_id}`,
    name_en: 'Alcohols',
    name_ar: 'كحولات',
    name_bn: 'অ্যালকোহল',
    position: 1,
    ...columns,
  }
}

export const productRow: Builder<'products'> = (columns = {}) => ({
  _id: testId(),
  sellerId: testId(),
  categoryId: testId(),
  subCategoryId: testId(),
  reference: null,
  name_en: 'Ethanol',
  name_ar: 'إيثانول',
  name_bn: 'ইথানল',
  description_en: null,
  description_ar: null,
  description_bn: null,
  profileImage: null,
  images: [],
  casNumber: '64-17-5',
  ecNumber: '200-578-6',
  unNumber: 'UN1170',
  hsCode: '220710',
  molecularFormula: 'C2H6O',
  molecularWeight: 46.069,
  smiles: 'CCO',
  synonyms: ['Ethyl alcohol'],
  grade: 'technical',
  purity: 96,
  physicalForm: 'liquid',
  packaging: [{ kind: 'drum', net: { value: 200, unit: 'L' } }],
  brand: null,
  countryOfOrigin: 'AE',
  currency: 'USD',
  unit: 'L',
  price: 120,
  lowestPrice: 120,
  priceTiers: [{ minimumQuantity: { value: 1, unit: 'L' }, price: { amount: 120, currency: 'USD' } }],
  comparablePrice: 1.2,
  minimumOrder: 1,
  stock: 1000,
  leadTimeDays: 7,
  incoterms: ['EXW', 'FOB'],
  certificates: ['ISO9001'],
  dangerousGoods: null,
  ghs: { signal: 'danger', pictograms: ['GHS02'], hazards: ['H225'], precautions: ['P210'] },
  documents: [],
  sampleOffered: false,
  samplePrice: null,
  sampleMaximum: null,
  status: 'active',
  missing: [],
  version: 1,
  promotedUntil: null,
  rating: 0,
  ratingCount: 0,
  searchText: 'ethanol',
  createdAt: madeAt,
  updatedAt: madeAt,
  ...columns,
})

export const orderRow: Builder<'orders'> = (columns = {}) => {
  const _id = columns._id ?? testId()
  return {
    _id,
    number: `KO-26-${_id}`,
    kind: 'product',
    buyerId: testId(),
    sellerId: testId(),
    productId: testId(),
    bidId: null,
    quoteId: null,
    status: 'placed',
    paymentState: 'none',
    name_en: 'Ethanol',
    name_ar: 'إيثانول',
    name_bn: 'ইথানল',
    casNumber: '64-17-5',
    unNumber: 'UN1170',
    hazards: ['H225'],
    grade: 'technical',
    hasStructure: true,
    quantity: { value: 200, unit: 'L' },
    askedQuantity: null,
    packages: null,
    stockQuantity: 200,
    priceUnit: 'L',
    currency: 'USD',
    unitPrice: 120,
    subtotal: 24000,
    ...appliedTax(),
    tax: 0,
    shipping: 0,
    freight: 'none',
    total: 24000,
    leadTimeDays: 7,
    commissionRate: 5,
    commissionOnFreight: true,
    incoterm: 'EXW',
    incotermPlace: null,
    deliveryAddress: {
      fullName: 'Amina Rahman',
      countryCode: '+880',
      phoneNumber: '1712345678',
      line1: '12 Motijheel Road',
      city: 'Dhaka',
      country: 'BD',
    },
    note: null,
    reference: null,
    shipBy: null,
    paymentTerms: 'prepaid',
    dueOn: null,
    remindOn: null,
    credited: 0,
    dispatchBy: null,
    dispatchRemindedAt: null,
    proposedDispatchOn: null,
    disputeUntil: columns.status === 'delivered' ? daysAfter(columns.updatedAt ?? madeAt, 7) : null,
    reason: null,
    purpose: null,
    yearlyVolume: null,
    createdAt: madeAt,
    updatedAt: madeAt,
    ...columns,
  }
}

export const quoteRow: Builder<'quotes'> = (columns = {}) => {
  const _id = columns._id ?? testId()
  const order = orderRow()
  const { name_en, name_ar, name_bn, unNumber, hazards, hasStructure, quantity, priceUnit, currency } = order
  return {
    _id,
    number: `KQ-26-${_id}`,
    buyerId: testId(),
    sellerId: testId(),
    productId: testId(),
    fromQuoteId: null,
    status: 'requested',
    name_en,
    name_ar,
    name_bn,
    casNumber: '64-17-5',
    unNumber,
    hazards,
    grade: 'technical',
    hasStructure,
    quantity,
    askedQuantity: null,
    packages: null,
    priceUnit,
    currency,
    targetPrice: null,
    incoterm: 'CIF',
    incotermPlace: null,
    deliveryAddress: order.deliveryAddress,
    neededBy: null,
    message: null,
    documents: [],
    timeZone: 'Asia/Dhaka',
    version: 0,
    offeredTotal: null,
    expiresAt: '2026-12-21T18:00:00.000Z',
    reason: null,
    createdAt: madeAt,
    updatedAt: madeAt,
    ...columns,
  }
}

export const paymentRow: Builder<'payments'> = (columns = {}) => ({
  _id: testId(),
  kind: 'order',
  orderId: testId(),
  planId: null,
  subscriptionId: null,
  renewsFrom: null,
  renewalMethod: null,
  renewalCardId: null,
  userId: testId(),
  amount: 24000,
  currency: 'USD',
  status: 'created',
  method: null,
  chargedWith: null,
  providerReference: null,
  transferReference: null,
  transferKey: null,
  statementEntry: null,
  statementKey: null,
  decidedBy: null,
  decidedAt: null,
  failure: null,
  reason: null,
  createdAt: madeAt,
  updatedAt: madeAt,
  ...columns,
})

export const sessionRow: Builder<'sessions'> = (columns = {}) => {
  const _id = columns._id ?? testId()
  return {
    _id,
    tokenHash: `hash of ${_id}`,
    userId: testId(),
    deviceId: null,
    userAgent: null,
    createdAt: madeAt,
    lastSeenAt: madeAt,
    expiresAt: '2026-12-21T08:30:00.000Z',
    endsAt: '2027-02-19T08:30:00.000Z',
    identityConfirmedAt: madeAt,
    challenge: null,
    challengeExpiresAt: null,
    ...columns,
  }
}

export const mailRow: Builder<'outbox'> = (columns = {}) => ({
  _id: testId(),
  channel: 'mail',
  recipient: 'amina@example.com',
  language: 'en',
  template: 'notification',
  values: { name: 'Amina Rahman' },
  tries: 0,
  nextTryAt: madeAt,
  deliveredAt: null,
  createdAt: madeAt,
  ...columns,
})

export interface TradeFixture {
  buyer: Row<'users'>
  sellerUser: Row<'users'>
  seller: Row<'sellers'>
  category: Row<'categories'>
  subCategory: Row<'subCategories'>
  product: Row<'products'>
}

/** Puts a buyer, a company that sells, and its one product in the store. */
export async function insertTradeFixture(tables: Tables, product: Partial<Row<'products'>> = {}): Promise<TradeFixture> {
  const buyer = userRow()
  const sellerUser = userRow({
    accountType: 'Company',
    fullName: 'Yusuf Haddad',
    businessName: 'Gulf Solvents LLC',
    countryCode: '+971',
    country: 'AE',
  })
  const seller = sellerRow({ _id: sellerUser._id })
  const category = categoryRow()
  const subCategory = subCategoryRow({ categoryId: category._id })
  const ids = { sellerId: seller._id, categoryId: category._id, subCategoryId: subCategory._id }
  const fixture = { buyer, sellerUser, seller, category, subCategory, product: productRow({ ...ids, ...product }) }
  await tables.insert('users', buyer, sellerUser)
  await tables.insert('sellers', seller)
  await tables.insert('categories', category)
  await tables.insert('subCategories', subCategory)
  await tables.insert('products', fixture.product)
  return fixture
}

/** An order of the fixture's product by its buyer; not stored. */
export function orderOf({ buyer, seller, product }: TradeFixture, columns: Partial<Row<'orders'>> = {}): Row<'orders'> {
  return orderRow({ buyerId: buyer._id, sellerId: seller._id, productId: product._id, ...columns })
}
