import { z } from 'zod'
import { id, time } from './columns.ts'

/**
 * A section of a page that the operator wrote; a page without rows is shown as delivered (server/domain/content/delivered-contents). A text holds paragraphs
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
  createdAt: time,
  updatedAt: time,
})

/** What was written in a ticket, never changed; positions count from 0. */
export const ticketMessages = z.object({
  _id: id,
  ticketId: id,
  position: z.number(),
  by: z.enum(['user', 'support']),
  text: z.string(),
  at: time,
})

/** Why an account is suspended, and which products were on the market then; `_id` is the user's. */
export const suspensions = z.object({ _id: id, reason: z.string(), productIds: z.array(z.string()), at: time })
