import { z } from 'zod'
import { id, language, time } from './columns.ts'

/**
 * A person's account. `email` is stored in lower case and unique; it is the sign-in name. The account is open once the address or the
 * telephone number is verified, by `verificationType`: where its one-time codes go.
 */
export const users = z.object({
  _id: id,
  email: z.string(),
  emailVerifiedAt: time.nullable(),
  phoneVerifiedAt: time.nullable(),
  verificationType: z.enum(['email', 'phone']),
  passwordHash: z.string(),
  accountType: z.enum(['Individual', 'Company']),
  fullName: z.string(),
  businessName: z.string().nullable(),
  taxNumber: z.string().nullable(),
  countryCode: z.string(),
  phoneNumber: z.string(),
  country: z.string(),
  language,
  /** The id of a public file. */
  profileImage: id.nullable(),
  /** A deleted account keeps what invoices need, and nothing that names the person. */
  status: z.enum(['active', 'suspended', 'deleted']),
  /** Whether notifications are pushed to the user's devices, too. */
  pushNotifications: z.boolean(),
  createdAt: time,
})

/** The selling side of a user; `_id` is the user's. Made with the account, shown once it has a product. */
export const sellers = z.object({
  _id: id,
  businessName: z.string(),
  about_en: z.string().nullable(),
  about_ar: z.string().nullable(),
  about_bn: z.string().nullable(),
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string(),
  country: z.string(),
  currency: z.string(),
  taxNumber: z.string().nullable(),
  verified: z.boolean(),
  rating: z.number(),
  ratingCount: z.number(),
  responseHours: z.number(),
  memberSince: z.string(),
  /** Active products; kept by the operations that change a product's status. */
  productCount: z.number(),
})

/**
 * One live code per subject (the address typed, or the id of who is signed in) and purpose; only a hash is kept. Without `userId` it serves
 * nobody: such rows make an address without an account indistinguishable.
 */
export const oneTimeCodes = z.object({
  _id: id,
  subject: z.string(),
  purpose: z.enum(['signup', 'passwordReset', 'emailChange', 'phoneChange']),
  userId: id.nullable(),
  /** The new address or number that the code confirms. */
  target: z.string().nullable(),
  codeHash: z.string(),
  tries: z.number(),
  createdAt: time,
  expiresAt: time,
})

/** What a right reset code is worth: one new password, soon. Only the token's hash is kept. */
export const passwordResets = z.object({ _id: id, userId: id, tokenHash: z.string(), createdAt: time, expiresAt: time })

/** A signed-in device. The token is 256 random bits; only its SHA-256 is kept. */
export const sessions = z.object({
  _id: id,
  tokenHash: z.string(),
  userId: id,
  deviceId: z.string().nullable(),
  /** What the browser called itself when it signed in. */
  userAgent: z.string().nullable(),
  createdAt: time,
  lastSeenAt: time,
  expiresAt: time,
})

/** A browser, before and after signing in. Pushes go to its `fcmToken`, in its language, while it has a user. */
export const devices = z.object({
  _id: z.string(),
  userId: id.nullable(),
  language,
  fcmToken: z.string().nullable(),
  deviceOS: z.string().nullable(),
  deviceName: z.string().nullable(),
  OSVersion: z.string().nullable(),
  buildNumber: z.string().nullable(),
})

export const addresses = z.object({
  _id: id,
  userId: id,
  label: z.string().nullable(),
  fullName: z.string(),
  countryCode: z.string(),
  phoneNumber: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string(),
  createdAt: time,
})

/**
 * A company's documents for verification; no row without any. `_id` changes with every new review, so that a decision is always about what
 * was seen. `status` moves only as src/machines/lifecycles/company-documents.machine.ts says, and `sellers.verified` is true while it is
 * `verified`.
 */
export const companyPapers = z.object({
  _id: id,
  userId: id,
  status: z.enum(['pending', 'verified', 'refused']),
  tradeLicenceNumber: z.string(),
  taxNumber: z.string(),
  /** Private files of the company. */
  fileIds: z.array(id),
  reason: z.string().nullable(),
  sentAt: time,
  decidedAt: time.nullable(),
})
