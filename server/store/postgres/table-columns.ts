import { columnsOf } from '../column-kinds.ts'
import type { Row, TableName } from '../tables.ts'

type ColumnName<Name extends TableName> = keyof Row<Name> & string

/** A row within a wider one: its columns under names that begin with an alias. */
export type Joined<Name extends TableName, Alias extends string> = {
  [Column in ColumnName<Name> as `${Alias}.${Column}`]: Row<Name>[Column]
}
type Selection<Name extends TableName, Alias extends string> = {
  [Column in ColumnName<Name>]: `${Alias}.${Column} as ${Alias}.${Column}`
}[ColumnName<Name>]

/** The columns of a table, named one by one: a statement prepared with `*` breaks when a migration adds a column. */
export function columnNames<Name extends TableName>(table: Name): ColumnName<Name>[] {
  // The columns are read from the schema that the row type is inferred from.
  return [...columnsOf[table].keys()] as ColumnName<Name>[]
}

/** One of several whole rows of an answer: what a statement selects of the table under this alias, and that row again. */
export function joinedRow<Name extends TableName, Alias extends string>(
  table: Name,
  alias: Alias,
): { columns: Selection<Name, Alias>[]; of: (row: Joined<Name, Alias>) => Row<Name> } {
  const names = columnNames(table).map((own) => [own, `${alias}.${own}`] as const)
  return {
    // The same names, each twice, which a type cannot say of a text made of two.
    columns: names.map(([own, joined]) => `${joined} as ${alias}.${own}`) as Selection<Name, Alias>[],
    of: (row) => {
      const read: Record<string, unknown> = row
      const whole: Record<string, unknown> = {}
      for (const [own, joined] of names) whole[own] = read[joined]
      return whole as Row<Name> // The argument's type has each of these columns.
    },
  }
}
