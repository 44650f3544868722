import { z } from 'zod'
import { id, language, time } from './columns.ts'

/** An answer kept so that a repeat with the same key gets it again. `_id` is caller, operation and key. */
export const idempotencyKeys = z.object({
  _id: z.string(),
  requestHash: z.string(),
  results: z.record(z.string(), z.unknown()),
  createdAt: time,
})

/** Mail that a committed change promised; a job delivers it and sets `deliveredAt`. `values` fill the template's text. */
export const outbox = z.object({
  _id: id,
  recipient: z.string(),
  language,
  template: z.string(),
  values: z.record(z.string(), z.string()),
  tries: z.number(),
  nextTryAt: time,
  deliveredAt: time.nullable(),
  createdAt: time,
})

/** What open pages of a user are told; `sequence` is given by the store, rising in the order of insertion. */
export const liveEvents = z.object({
  sequence: z.number(),
  userId: id,
  type: z.enum(['order.changed']),
  orderId: id,
  at: time,
})

/** Tries in a window of time, by what is limited (`login:account:…`); `_id` ends in the window's start. */
export const rateWindows = z.object({ _id: z.string(), count: z.number(), expiresAt: time })

/** Facts of the installation, such as "the demo marketplace was loaded". */
export const settings = z.object({ _id: z.string(), value: z.string() })
