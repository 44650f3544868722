import type { components } from '#src/generated/schema.ts'

type Schemas = components['schemas']

/** A company's account as the server returns it to its owner. */
export const sampleUser: Schemas['User'] = {
  _id: '01936d3e-8a00-7c31-9f3b-000000000011',
  accountType: 'Company',
  fullName: 'Nadia Rahman',
  businessName: 'Padma Chem',
  taxNumber: 'BIN-000123',
  email: 'nadia@padma.example',
  countryCode: '+880',
  phoneNumber: '1712345678',
  country: 'BD',
  subscription: { slug: 'trader', name_en: 'Trader', name_ar: 'تاجر', name_bn: 'ব্যবসায়ী' },
  creditCard: { brand: 'visa', lastFour: '4242' },
  qrCode: '/seller-view-profile?seller=01936d3e-8a00-7c31-9f3b-000000000011',
  pushNotifications: true,
  createdAt: '2026-02-14T08:00:00.000Z',
}

export const sampleProfile: Schemas['OwnProfile'] = {
  user: sampleUser,
  photos: [],
  about_en: 'Reactive dyes since 1998.',
  street: '14 Strand Road',
  city: 'Chattogram',
}

/** The current session, and one on a phone. */
export const thisSession: Schemas['Session'] = {
  _id: '01936d3e-8a00-7c31-9f3b-000000000021',
  current: true,
  browser: 'Chrome',
  system: 'Windows',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-21T08:00:00.000Z',
}

export const otherSession: Schemas['Session'] = {
  _id: '01936d3e-8a00-7c31-9f3b-000000000022',
  current: false,
  browser: 'Firefox',
  system: 'Android',
  createdAt: '2026-10-01T08:00:00.000Z',
  lastSeenAt: '2026-11-20T08:00:00.000Z',
}

export const sampleCard: Schemas['SavedCard'] = {
  _id: '01936d3e-8a00-7c31-9f3b-000000000031',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 4,
  expiryYear: 2029,
  expired: false,
}
