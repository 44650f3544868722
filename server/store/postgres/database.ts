import type { Kysely } from 'kysely'
import type { Rows } from '../tables.ts'

/** The database as migrations have it, one after the other in one transaction. Calls have a `Connection`. */
export type Database = Kysely<Rows>
