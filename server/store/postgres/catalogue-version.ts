import type { Expression } from 'kysely'
import type { Connection } from './connection.ts'
import { allOf } from './expressions.ts'
import { builder, statement } from './statement.ts'

/** The catalogue's version as a number: of one category, if that is given, else of all. */
export function versionOf(categoryId: Expression<string> | undefined) {
  return builder
    .selectFrom('catalogueVersions')
    .where((eb) => allOf([categoryId && eb('categoryId', '=', categoryId)]))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('version'), eb.lit(0)).as('version'))
}

const version = statement<{ categoryId: string | undefined }>()(({ categoryId }) => versionOf(categoryId))

/** That version now. */
export async function readVersion(db: Connection, categoryId: string | undefined): Promise<number> {
  return (await db.query(version({ categoryId }))).rows[0]?.version ?? 0
}
