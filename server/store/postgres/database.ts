import type { Kysely } from 'kysely'
import type { Rows } from '../tables.ts'

/**
 * A connection that speaks PostgreSQL: PGlite, a pool of `pg`, or a transaction on either. Tables and columns carry the names of
 * the row schemas. Both drivers read alike: int8 and numeric as numbers, timestamptz as `2026-11-21T08:30:00.000Z`, date as
 * `2026-11-21`, jsonb parsed.
 *
 * Compare with a list by `= any($1)` and an array parameter: the text stays the same for any length, so it is prepared once.
 * JSON is written as its text (`JSON.stringify`), since `pg` would make a PostgreSQL array of a JavaScript one.
 */
export type Database = Kysely<Rows>
