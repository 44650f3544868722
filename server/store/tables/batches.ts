import { z } from 'zod'
import { id, packageKind, quantity, time } from './columns.ts'

/**
 * A batch of a product: what is there of it, and until when. Its certificates of analysis are its attachments. Whether it can be dispatched is a rule
 * (server/domain/listing/batch-rules.ts), not a column.
 */
export const productBatches = z.object({
  _id: id,
  productId: id,
  /** As its maker gave it; a product has each once, whatever the case of its letters. */
  number: z.string(),
  /** What is there, in the unit of the product. */
  quantity: z.number(),
  /** Days. A batch has a day of expiry, or one on which it is to be tested anew, or neither. */
  madeOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
  retestOn: z.string().nullable(),
  packaging: z.object({ kind: packageKind, net: quantity }).nullable(),
  note: z.string().nullable(),
  /** While its seller has blocked it. */
  blockedReason: z.string().nullable(),
  /** When it was counted out of the stock of its product, after its last day. */
  expiredAt: time.nullable(),
  createdAt: time,
  updatedAt: time,
})

/** What became of a batch, never changed. `change` is in the unit of the product. */
export const batchEvents = z.object({
  _id: id,
  batchId: id,
  kind: z.enum(['added', 'dispatched', 'returned', 'corrected', 'blocked', 'unblocked', 'certified']),
  change: z.number(),
  reason: z.string().nullable(),
  /** Of what was dispatched, and of what came back. */
  shipmentId: id.nullable(),
  at: time,
})
