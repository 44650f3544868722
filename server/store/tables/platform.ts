import { z } from 'zod'
import { id, language, time } from './columns.ts'

/** A stored response, returned for a repeat with the same key. `_id` is caller, operation and key. */
export const idempotencyKeys = z.object({
  _id: z.string(),
  requestHash: z.string(),
  results: z.record(z.string(), z.unknown()),
  createdAt: time,
})

/**
 * A queued message; a job delivers it and sets `deliveredAt`. `recipient` is a mail address, an E.164 number or, for a push, the `_id` of a
 * device. `values` fill the template's text.
 */
export const outbox = z.object({
  _id: id,
  channel: z.enum(['mail', 'sms', 'push']),
  recipient: z.string(),
  language,
  template: z.string(),
  values: z.record(z.string(), z.string()),
  tries: z.number(),
  nextTryAt: time,
  deliveredAt: time.nullable(),
  createdAt: time,
})

/**
 * A live event for a user's open pages; `sequence` is given by the store, rising in the order of insertion. `subjectId` is what the type is
 * about; `data` only where reading it anew is not enough (a call's signal).
 */
export const liveEvents = z.object({
  sequence: z.number(),
  userId: id,
  type: z.enum([
    'order.changed',
    'notification.created',
    'chat.message',
    'chat.read',
    'call.signal',
    'quote.changed',
    'requirement.changed',
    'session.ended',
  ]),
  subjectId: id,
  data: z.record(z.string(), z.unknown()).nullable(),
  at: time,
})

/**
 * A user's feed on one side of the account, rendered when it was written. `type` is the contract's NotificationType, which has no check
 * here: only server/domain/notification/notifications.ts writes it, typed, and a new one needs no migration.
 */
export const notifications = z.object({
  _id: id,
  userId: id,
  side: z.enum(['buyer', 'seller']),
  type: z.string(),
  subjectId: id,
  title_en: z.string(),
  title_ar: z.string(),
  title_bn: z.string(),
  body_en: z.string(),
  body_ar: z.string(),
  body_bn: z.string(),
  createdAt: time,
  readAt: time.nullable(),
})

/** Tries in a window of time, by what is limited (`login:account:…`); `_id` ends in the window's start. */
export const rateWindows = z.object({ _id: z.string(), count: z.number(), expiresAt: time })

/**
 * A security event (server/domain/platform/security-log.ts); only ever inserted. `kind` has no check here, as that of notifications has
 * none.
 * `actor` did it: a user's id or an operator's name; `accountId` is the account that it is about, `subject` the object in it. The last four
 * are null until a job seals the row: its place in the chain, the hash before its own, its own, and what the installation's key makes of
 * that.
 */
export const securityEvents = z.object({
  _id: id,
  at: time,
  kind: z.string(),
  actorType: z.enum(['visitor', 'user', 'operator', 'server']),
  actor: z.string().nullable(),
  accountId: id.nullable(),
  subject: z.string().nullable(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  requestId: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
  sequence: z.number().nullable(),
  previousHash: z.string().nullable(),
  hash: z.string().nullable(),
  seal: z.string().nullable(),
})

/** Facts of the installation, such as "the demo marketplace was loaded". */
export const settings = z.object({ _id: z.string(), value: z.string() })
