import { z } from 'zod'
import { id, time } from './columns.ts'

/**
 * A section of a page that the operator wrote; a page without rows is shown as delivered (server/domain/content/delivered-contents). A
 * text holds paragraphs
 * with an empty line between.
 */
export const contents = z.object({
  /** The page and the section's own name: `faqs/how-to-pay`. */
  _id: z.string(),
  page: z.enum(['faqs', 'about', 'terms', 'privacy']),
  /** Of a question. */
  topic: z.enum(['ordering', 'payments', 'delivery', 'selling', 'account']).nullable(),
  position: z.number(),
  heading_en: z.string().nullable(),
  heading_ar: z.string().nullable(),
  heading_bn: z.string().nullable(),
  text_en: z.string().nullable(),
  text_ar: z.string().nullable(),
  text_bn: z.string().nullable(),
  updatedAt: time,
})

/** `status` moves only as src/machines/lifecycles/ticket.machine.ts says. */
export const tickets = z.object({
  _id: id,
  number: z.string(),
  userId: id,
  topic: z.enum(['order', 'payment', 'delivery', 'product', 'account', 'other']),
  subject: z.string(),
  status: z.enum(['open', 'answered', 'closed']),
  orderId: id.nullable(),
  /** Of a ticket that was closed without an answer: who did it, and why, which its owner was told. */
  dismissedBy: z.string().nullable(),
  dismissal: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
})

/** What was written in a ticket, never changed; positions count from 0. */
export const ticketMessages = z.object({
  _id: id,
  ticketId: id,
  position: z.number(),
  by: z.enum(['user', 'support']),
  /** Who wrote it for the support; null of what is older than the column. */
  operator: z.string().nullable(),
  text: z.string(),
  at: time,
})

/** Why an account is suspended, and which products were on the market then; `_id` is the user's. */
export const suspensions = z.object({ _id: id, reason: z.string(), productIds: z.array(z.string()), at: time })

/**
 * Something that a person reported as abuse. `name_…`, `text` and `snapshot` hold it as it was then: what is edited or removed later is
 * still
 * there to be judged. `reply` is for the reporter, `operatorNote` for the operator alone.
 */
export const abuseReports = z.object({
  _id: id,
  number: z.string(),
  reporterId: id,
  /** Whose listing, rating or message it is, or the person. */
  reportedId: id,
  subject: z.enum(['listing', 'rating', 'message', 'person']),
  subjectId: id,
  reason: z.enum(['misleading', 'prohibited', 'harassment', 'fraud', 'spam', 'other']),
  note: z.string().nullable(),
  /** Of the product, or of the person. */
  name_en: z.string(),
  name_ar: z.string().nullable(),
  name_bn: z.string().nullable(),
  /** Of a rating or message. */
  text: z.string().nullable(),
  /** Whatever else there was, by its column. */
  snapshot: z.record(z.string(), z.unknown()),
  status: z.enum(['open', 'resolved']),
  outcome: z.enum(['dismissed', 'removed', 'warned', 'suspended']).nullable(),
  reply: z.string().nullable(),
  operatorNote: z.string().nullable(),
  createdAt: time,
  resolvedAt: time.nullable(),
  resolvedBy: z.string().nullable(),
})
