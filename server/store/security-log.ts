import type { Row } from './tables.ts'

/** What sealing adds to a security event. */
export interface EventSeal {
  _id: string
  sequence: number
  previousHash: string
  hash: string
  seal: string
}

/** The removal of the oldest events, and what the chain hangs on without them. */
export interface LogCut {
  /** Events up to this one of the chain are removed. */
  upTo: number
  /** Kept as the setting `securityLogAnchor`. */
  anchor: string
}

/**
 * The only changes of the table of security events but inserting. They belong to the store, not to the tables of a transaction, so that
 * no call has them.
 */
export interface SecurityLog {
  /** The events without a seal, oldest first. */
  unsealed(limit: number): Promise<Row<'securityEvents'>[]>
  /** The last of the chain; undefined before the first. */
  lastSealed(): Promise<Row<'securityEvents'> | undefined>
  /** Sealed events after a place in the chain, in its order. */
  sealedAfter(sequence: number, limit: number): Promise<Row<'securityEvents'>[]>
  /** Seals all of them or, when another process was faster, none; returns whether it did. */
  seal(seals: readonly EventSeal[]): Promise<boolean>
  /** Removes the oldest; a database does not, if one of them is younger than 400 days. */
  cut(cut: LogCut): Promise<number>
}

export interface SecurityEventRequest {
  kind?: string
  accountId?: string
  /** The name of the operator who did it. */
  operator?: string
  /** From this moment on. */
  from?: string
  /** Before this moment. */
  to?: string
  limit: number
  offset: number
}

/** What calls read of the log. */
export interface SecurityQueries {
  /** Newest first. */
  securityEventPage(request: SecurityEventRequest): Promise<{ rows: Row<'securityEvents'>[]; total: number }>
  /** Sealed events after a place in the chain, in its order. */
  sealedEventsAfter(sequence: number, limit: number): Promise<Row<'securityEvents'>[]>
}

export const anchorSetting = 'securityLogAnchor'
