import { sellersByName } from '#server/domain/seller-search.ts'
import { columnsOf } from '../column-kinds.ts'
import type { Row } from '../tables.ts'
import type { Connection } from './connection.ts'
import { versionOf } from './product-lists.ts'
import type { Reading } from './remembered.ts'
import { quoted, run } from './statement.ts'

const namesStatement = `select ${versionOf(undefined)} as "version", s."_id", s."businessName" from (values (1)) as one
  left join "sellers" s on s."productCount" > 0 order by s."rating" desc, s."ratingCount" desc, s."_id"`

const sellerColumns = [...columnsOf.sellers.keys()]
const rowsStatement = `select v."version", page.* from (select ${versionOf(undefined)} as "version") v
  left join (select w."place", ${sellerColumns.map((name) => `s.${quoted(name)}`).join(', ')}, u."fullName"
    from unnest($1::uuid[]) with ordinality as w("id", "place")
    join "sellers" s on s."_id" = w."id" join "users" u on u."_id" = s."_id") page on true order by page."place"`

/** Ids of the sellers that have something to sell and the name that is searched, best rated first. */
export async function readSellers(db: Connection, search: string): Promise<Reading<string[]>> {
  const { rows } = await run<{ version: number; _id: string | null; businessName: string }>(db, namesStatement)
  const sellers = rows.flatMap(({ _id, businessName }) => (_id === null ? [] : [{ _id, businessName }]))
  return { value: sellersByName(sellers, search).map(({ _id }) => _id), version: rows[0]?.version ?? 0, until: null }
}

export async function sellerRows(
  db: Connection,
  ids: readonly string[],
): Promise<{ version: number; rows: (Row<'sellers'> & { fullName: string })[] }> {
  const { rows } = await run<Row<'sellers'> & { fullName: string; version: number; place: number | null }>(db, rowsStatement, [
    ids,
  ])
  return {
    version: rows[0]?.version ?? 0,
    rows: rows.filter(({ place }) => place !== null).map(({ version: _, place: __, ...row }) => row),
  }
}
