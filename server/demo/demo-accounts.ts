import type { Row } from '#server/store/tables.ts'

/** What the demo's accounts have alike. */
export const newAccount = {
  language: 'en',
  status: 'active',
  phoneVerifiedAt: null,
  verificationType: 'email',
  profileImage: null,
  pushNotifications: true,
} as const

/** The selling side of who has never sold anything, as signing up makes it. */
export const unusedSellingSide = {
  about_en: null,
  about_ar: null,
  about_bn: null,
  street: null,
  postalCode: null,
  verified: false,
  rating: 0,
  ratingCount: 0,
  responseHours: 24,
  productCount: 0,
} satisfies Partial<Row<'sellers'>>
