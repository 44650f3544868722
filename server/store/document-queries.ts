import type { Row } from './tables.ts'

export interface DocumentRequestPageRequest {
  side: 'buyer' | 'seller'
  userId: string
  statuses?: readonly Row<'documentRequests'>['status'][]
  kinds?: readonly Row<'documentRequests'>['kind'][]
  /** Part of the product's name in any language, or of its CAS number. */
  search?: string
  productId?: string
  sort: 'newest' | 'oldest'
  limit: number
  offset: number
}

export interface DocumentQueries {
  /** Bytes of a user's files: of those kept, and of all that came since a moment. */
  storedBytes(ownerId: string, since: string): Promise<{ kept: number; recent: number }>
  /** Document requests of one side by the time they were made; ties are broken by `_id`, in the same direction. */
  documentRequestPage(request: DocumentRequestPageRequest): Promise<{ rows: Row<'documentRequests'>[]; total: number }>
}
