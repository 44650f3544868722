import type { Row } from './tables.ts'

interface TenderFilter {
  /** What the search text must hold, each: see `searchNeedles` in server/domain/search/search-text.ts. */
  needles: readonly string[]
  countries?: readonly string[]
  now: string
  /** `closingSoon` has only what still takes bids, the nearest deadline first. */
  sort: 'newest' | 'closingSoon'
  limit: number
  offset: number
}

export interface RequirementPageRequest extends TenderFilter {
  /** The user's own; those of others that take bids, or of these the ones without a bid of the user; or those for which the user has ever bid. */
  scope: 'own' | 'biddable' | 'notBidFor' | 'bidFor'
  userId: string
  /** Says nothing of those that take bids: they are open. */
  statuses?: readonly Row<'requirements'>['status'][]
  categoryId?: string
}

export interface TenderPageRequest extends TenderFilter {
  kind?: TenderReference['kind']
}

export interface TenderReference {
  kind: 'news' | 'requirement'
  _id: string
}

export interface TenderQueries {
  requirementPage(request: RequirementPageRequest): Promise<{ rows: Row<'requirements'>[]; total: number }>
  /** Published tender news, and public requirements that take bids. */
  tenderPage(request: TenderPageRequest): Promise<{ rows: TenderReference[]; total: number }>
  /** Open requirements that can no longer be awarded: past `decideBy`, or past the deadline without open bids. The oldest first. */
  dueRequirements(now: string, limit: number): Promise<string[]>
  /** Standing bids whose `validUntil` has passed, the oldest first. */
  dueBids(now: string, limit: number): Promise<string[]>
}
