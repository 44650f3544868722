import { z } from 'zod'
import { id, time } from './columns.ts'

/** What is known of an uploaded file; its bytes are the file store's (server/ports/files.ts), under the same id. */
export const files = z.object({
  _id: id,
  ownerId: id,
  fileName: z.string(),
  contentType: z.string(),
  size: z.number(),
  sha256: z.string(),
  /** `none`: only just uploaded, or let go. A job removes it soon (server/jobs/sweep-files.ts). */
  access: z.enum(['none', 'private', 'public']),
  createdAt: time,
})

/** Who besides its owner may read a private file. */
export const fileReaders = z.object({ _id: id, fileId: id, userId: id })

/**
 * A file that goes with a quote's request, a requirement, a dispute, a delivery or a batch; `_id` is the file's. Loose, without a subject, until the call
 * that it was uploaded for names it.
 */
export const attachments = z.object({
  _id: id,
  ownerId: id,
  subject: z.enum(['quote', 'requirement', 'dispute', 'disputeAnswer', 'shipment', 'deliveryFailure', 'productBatch']).nullable(),
  subjectId: id.nullable(),
  /** In the order they were named. */
  position: z.number(),
  createdAt: time,
})
