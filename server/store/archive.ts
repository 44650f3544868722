import type { TableName } from './tables.ts'

/** Rows of one table as JSON, with every writable column. */
export interface RowBatch {
  table: TableName
  rows: readonly Record<string, unknown>[]
}

/** All rows of a database, in a form that every PostgreSQL takes, embedded or not. */
export interface Archive {
  /** The names of the migrations that made the tables: rows fit only where these are the same. */
  migrations(): Promise<readonly string[]>
  isEmpty(): Promise<boolean>
  /** Yields every row of one snapshot while calls go on; referenced rows come first. */
  read(take: (batch: RowBatch) => Promise<void>): Promise<void>
  /** Replaces all rows by these, atomically. No process may serve meanwhile. */
  replace(batches: AsyncIterable<RowBatch>): Promise<void>
}
