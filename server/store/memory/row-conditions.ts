import { columnsOf } from '../column-kinds.ts'
import type { Column } from '../column-kinds.ts'
import type { TableName } from '../tables.ts'
import type { AnyRow } from './memory-tables.ts'

/** Whether a row has the wanted values, as PostgreSQL would find it. Throws at a column that is not there. */
export function condition(table: TableName, where: AnyRow): (row: AnyRow) => boolean {
  const tests = Object.entries(where).map(([name, wanted]) => {
    const column = columnOf(table, name)
    if (wanted === undefined) throw new TypeError(`${table}.${name} is undefined in a condition`)
    const options = (Array.isArray(wanted) ? wanted : [wanted]).map((value) => comparable(column, value))
    return (row: AnyRow) => options.includes(comparable(column, row[name]))
  })
  return (row) => tests.every((test) => test(row))
}

/** Sorts by the columns, `-` first turning one round. Nulls come last, or first when turned, as in PostgreSQL. */
export function ordering(table: TableName, columns: readonly string[]): (one: AnyRow, other: AnyRow) => number {
  const keys = columns.map((word) => {
    const name = word.startsWith('-') ? word.slice(1) : word
    return { name, column: columnOf(table, name), sign: name === word ? 1 : -1 }
  })
  return (one, other) => {
    for (const { name, column, sign } of keys) {
      const order = compare(comparable(column, one[name]), comparable(column, other[name]))
      if (order !== 0) return order * sign
    }
    return 0
  }
}

export function columnOf(table: TableName, name: string): Column {
  const column = columnsOf[table].get(name)
  if (!column) throw new TypeError(`${table} has no column ${name}`)
  return column
}

/** A uuid is the same in capitals. */
function comparable({ kind }: Column, value: unknown): unknown {
  return kind === 'id' && typeof value === 'string' ? value.toLowerCase() : value
}

function compare(one: unknown, other: unknown): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  // Two values of one scalar column: both texts, numbers or booleans.
  return (one as string) < (other as string) ? -1 : 1
}
