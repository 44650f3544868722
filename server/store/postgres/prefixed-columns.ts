import { columnsOf } from '../column-kinds.ts'
import type { Row, TableName } from '../tables.ts'
import { quoted } from './statement.ts'

/** The columns of one of several rows of an answer, told apart by the prefix of their names. */
export const prefixed = (table: TableName, alias: string): string =>
  [...columnsOf[table].keys()].map((name) => `${alias}.${quoted(name)} as ${quoted(`${alias}.${name}`)}`).join(', ')

/** That row again. */
export function unprefixed<Name extends TableName>(row: Record<string, unknown>, prefix: string): Row<Name> {
  const entries = Object.entries(row).filter(([name]) => name.startsWith(prefix))
  // The statement names exactly the columns of the table under this prefix.
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length), value])) as Row<Name>
}
