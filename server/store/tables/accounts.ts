import { z } from 'zod'
import { id, language, time } from './columns.ts'

/**
 * A person's account. `email` is stored in lower case and unique; it is the sign-in name, and was proven before the account was made.
 * `phoneVerifiedAt`: a code that was texted to the number came back.
 */
export const users = z.object({
  _id: id,
  email: z.string(),
  emailVerifiedAt: time.nullable(),
  phoneVerifiedAt: time.nullable(),
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
  /** What the name looks like (server/store/name-skeleton.ts); written with the name. */
  nameSkeleton: z.string(),
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
  /** Addresses of pictures of the plant. */
  photos: z.array(z.string()),
  /** Median time to the first answer of the last ninety days; null below five answers. A job measures it (server/jobs/measure-responses.ts). */
  responseHours: z.number().nullable(),
  responseMeasuredAt: time,
  memberSince: z.string(),
  /** Active products; kept by the operations that change a product's status. */
  productCount: z.number(),
})

/**
 * An account that waits for the code in its mail; it reserves nothing, so an address may have several. `_id` becomes the account's. The
 * browser that registered has a token, of which only the hash is kept: nobody completes somebody else's registration by entering a code.
 */
export const registrations = z.object({
  _id: id,
  tokenHash: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  accountType: z.enum(['Individual', 'Company']),
  fullName: z.string(),
  businessName: z.string().nullable(),
  taxNumber: z.string().nullable(),
  countryCode: z.string(),
  phoneNumber: z.string(),
  country: z.string(),
  language,
  createdAt: time,
  expiresAt: time,
})

/**
 * One live code per subject and purpose; only a hash is kept. The subject is who asked: a registration, the signed-in user, or the hash of
 * the token of somebody who forgot a password. A row whose code nobody got makes an address without an account indistinguishable.
 */
export const oneTimeCodes = z.object({
  _id: id,
  subject: z.string(),
  purpose: z.enum(['signup', 'passwordReset', 'emailChange', 'phoneChange', 'newBrowser']),
  userId: id.nullable(),
  /** The new address or number that the code confirms, or the address whose password it resets. */
  target: z.string().nullable(),
  codeHash: z.string(),
  tries: z.number(),
  /** What its guesses count together as with those of other codes, over a day; null where five tries of one code are enough. */
  guessKey: z.string().nullable(),
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
  /** Moves on while the session is used, up to `endsAt`. */
  expiresAt: time,
  endsAt: time,
  /** When its user last proved to be themselves; the sign-in was the first time. */
  identityConfirmedAt: time,
  /** What a passkey has to sign to confirm the identity; null before it is asked for, and once one was tried. */
  challenge: z.string().nullable(),
  challengeExpiresAt: time.nullable(),
})

/** A browser that was signed in to the account; `_id` is the hash of both. `lastSeenAt`: its last sign-in. */
export const knownDevices = z.object({ _id: z.string(), userId: id, lastSeenAt: time })

/**
 * A sign-in from a browser that the account did not know. The token of the mail about it, of which only the hash is kept, undoes all that
 * the sign-in could do, once, while `email`, to which it was sent, is the account's address.
 */
export const signInAlerts = z.object({
  _id: id,
  userId: id,
  tokenHash: z.string(),
  email: z.string(),
  /** The session that the sign-in opened; null of a mail from before there were second factors. */
  sessionId: id.nullable(),
  /** The browser, by its key among the account's known ones; null for one that did not name itself. */
  deviceKey: z.string().nullable(),
  /** The owner has confirmed the browser by a mailed code: nothing is held against it any more. */
  confirmedAt: time.nullable(),
  createdAt: time,
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
export const companyDocuments = z.object({
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
  decidedBy: z.string().nullable(),
  /** The operator's reason, also where the company is not told one. */
  decisionReason: z.string().nullable(),
})
