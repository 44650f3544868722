import { z } from 'zod'
import { products } from './catalogue.ts'
import { id, time } from './columns.ts'

/**
 * A document that a buyer asked a seller for; the product's names are a snapshot. `status` moves only as
 * src/machines/lifecycles/document-request.machine.ts says.
 */
export const documentRequests = z.object({
  _id: id,
  buyerId: id,
  sellerId: id,
  productId: id,
  name_en: z.string(),
  name_ar: z.string().nullable(),
  name_bn: z.string().nullable(),
  casNumber: z.string(),
  kind: products.shape.documents.element.shape.kind,
  status: z.enum(['requested', 'provided', 'refused']),
  message: z.string().nullable(),
  /** The seller's note on the document. */
  note: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  fileId: id.nullable(),
  createdAt: time,
  answerBy: time,
  answeredAt: time.nullable(),
})
