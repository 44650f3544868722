import type { TableName } from './tables.ts'

/** Rows of one table as JSON, with every column that can be written. */
export interface RowBatch {
  table: TableName
  rows: readonly Record<string, unknown>[]
}

/** All rows of a database, in a form that every PostgreSQL takes, embedded or not. */
export interface Archive {
  /** The names of the migrations that made the tables: rows fit only where these are the same. */
  migrations(): Promise<readonly string[]>
  isEmpty(): Promise<boolean>
  /** Hands over every row as of one moment, though calls go on; those that others point at come before them. */
  read(take: (batch: RowBatch) => Promise<void>): Promise<void>
  /** Puts these rows in place of all that there are; nothing has happened when it throws. No process may serve meanwhile. */
  replace(batches: AsyncIterable<RowBatch>): Promise<void>
}
