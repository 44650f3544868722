import type { Generated, GeneratedAlways, Kysely } from 'kysely'
import type { Row, Rows } from '../tables.ts'

/** Tables and columns as the migrations make them: those of the row schemas, and what the database keeps for itself. */
export interface Schema extends Omit<Rows, 'products' | 'liveEvents'> {
  products: ProductColumns
  liveEvents: Omit<Row<'liveEvents'>, 'sequence'> & { sequence: Generated<number> }
  /** How often what lists can hold has changed, by category and lane (migration 002). */
  catalogueVersions: { categoryId: string; lane: number; version: number }
  /** Those that the database has (migrator.ts). */
  migrations: { name: string }
  /** Every word of the products' search texts (migration 002). */
  searchWords: { word: string }
  /** Copies of the products that come first in a large catalogue (leading-products.ts); none in a small one. */
  leadingProducts: { _id: string; searchText: string }
}

export type ProductColumns = Row<'products'> & { inStock: GeneratedAlways<boolean> }

/** The database as migrations have it, one after the other in one transaction. Calls have a `Connection`. */
export type Database = Kysely<Schema>
