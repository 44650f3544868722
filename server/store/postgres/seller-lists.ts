import { sellersByName } from '#server/domain/search/seller-search.ts'
import type { Row } from '../tables.ts'
import { readVersion, versionOf } from './catalogue-version.ts'
import type { Connection } from './connection.ts'
import { placed } from './product-cards.ts'
import { builder, statement } from './statement.ts'
import { joinedRow } from './table-columns.ts'
import type { Reading } from './versioned-cache.ts'

/** One row at least, that of the version. */
const names = statement()(() =>
  builder
    .selectFrom(versionOf(undefined).as('catalogue'))
    .leftJoin('sellers as seller', (join) => join.on('seller.productCount', '>', 0))
    .orderBy('seller.rating', 'desc')
    .orderBy('seller.ratingCount', 'desc')
    .orderBy('seller._id')
    .select(['catalogue.version', 'seller._id', 'seller.businessName']),
)

const seller = joinedRow('sellers', 'seller')

const shown = statement<{ ids: readonly string[] }>()(({ ids }) =>
  builder
    .selectFrom(placed(ids))
    .innerJoin('sellers as seller', 'seller._id', 'placed.id')
    .innerJoin('users as user', 'user._id', 'seller._id')
    .orderBy('placed.place')
    .select([...seller.columns, 'user.fullName'])
    .select(versionOf(undefined).$asScalar().as('version')),
)

/** Ids of the sellers that have something to sell and the name that is searched, best rated first. */
export async function readSellers(db: Connection, search: string): Promise<Reading<string[]>> {
  const { rows } = await db.query(names({}))
  const sellers = rows.flatMap(({ _id, businessName }) => (_id === null || businessName === null ? [] : [{ _id, businessName }]))
  return { value: sellersByName(sellers, search).map(({ _id }) => _id), version: rows[0]?.version ?? 0, until: null }
}

/** The sellers in the order of their ids, and a version of the catalogue since which they have not changed. */
export async function sellerRows(
  db: Connection,
  ids: readonly string[],
): Promise<{ version: number; rows: (Row<'sellers'> & { fullName: string })[] }> {
  const { rows } = await db.query(shown({ ids }))
  return {
    version: rows[0]?.version ?? (await readVersion(db, undefined)),
    rows: rows.map((row) => ({ ...seller.of(row), fullName: row.fullName })),
  }
}
