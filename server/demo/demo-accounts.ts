import type { Row } from '#server/store/tables.ts'

/** Columns that all demo accounts share. */
export const newAccount = {
  language: 'en',
  status: 'active',
  phoneVerifiedAt: null,
  profileImage: null,
  pushNotifications: true,
} as const

/** The seller's row of an account that never sold anything, as signup creates it. */
export const unusedSellingSide = {
  about_en: null,
  about_ar: null,
  about_bn: null,
  street: null,
  postalCode: null,
  verified: false,
  rating: 0,
  ratingCount: 0,
  photos: [],
  responseHours: null,
  responseMeasuredAt: '1970-01-01T00:00:00.000Z',
  productCount: 0,
} satisfies Partial<Row<'sellers'>>
