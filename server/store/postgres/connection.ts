/** A statement whose text holds no value of a call: those are `values`, `$1` first. */
export interface Statement<Row = unknown> {
  readonly text: string
  readonly values: readonly unknown[]
  /** Never set: it carries the row type of the statement. */
  readonly row?: Row
}

export interface QueryResult<Row> {
  rows: Row[]
  /** How many rows were written. */
  changed: number
}

/**
 * What speaks PostgreSQL: PGlite, a pool of `pg`, or a transaction on either. Tables and columns carry the names of the row schemas. Both
 * drivers read alike: int8 and numeric as numbers, timestamptz as `2026-11-21T08:30:00.000Z`, date as `2026-11-21`, jsonb parsed.
 *
 * Compare with a list by `= any($1)` and an array parameter: the text stays the same for any length, so it is prepared once.
 * JSON is written as its text (`JSON.stringify`), since `pg` would make a PostgreSQL array of a JavaScript one.
 */
export type Connection = FreeConnection | Transaction

/** Each statement is a transaction of its own. */
export interface FreeConnection {
  readonly isTransaction: false
  query<Row>(statement: Statement<Row>): Promise<QueryResult<Row>>
  /** Commits when `work` resolves, rolls back when it throws; serializable. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export interface Transaction {
  readonly isTransaction: true
  query<Row>(statement: Statement<Row>): Promise<QueryResult<Row>>
  /** Ends the transaction, in one go with a last statement if there is one. Without this it is ended when its work is done. */
  commit(last?: Statement): Promise<void>
}
