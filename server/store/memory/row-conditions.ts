import { columnsOf } from '../column-kinds.ts'
import type { Column } from '../column-kinds.ts'
import type { TableName } from '../tables.ts'
import type { AnyRow } from './memory-tables.ts'

/** Whether a row matches the conditions, as in PostgreSQL. Throws for an unknown column. */
export function condition(table: TableName, where: AnyRow): (row: AnyRow) => boolean {
  const tests = Object.entries(where).map(([name, expected]) => {
    const column = columnOf(table, name)
    if (expected === undefined) throw new TypeError(`${table}.${name} is undefined in a condition`)
    const options = (Array.isArray(expected) ? expected : [expected]).map((value) => comparable(column, value))
    return (row: AnyRow) => options.includes(comparable(column, row[name]))
  })
  return (row) => tests.every((test) => test(row))
}

/** Sorts by the columns, a leading `-` for descending. Nulls come last, or first when turned, as in PostgreSQL. */
export function ordering(table: TableName, columns: readonly string[]): (left: AnyRow, right: AnyRow) => number {
  const keys = columns.map((column) => {
    const name = column.startsWith('-') ? column.slice(1) : column
    return { name, column: columnOf(table, name), sign: name === column ? 1 : -1 }
  })
  return (left, right) => {
    for (const { name, column, sign } of keys) {
      const order = compare(comparable(column, left[name]), comparable(column, right[name]))
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

function compare(left: unknown, right: unknown): number {
  if (left === right) return 0
  if (left === null) return 1
  if (right === null) return -1
  // Two values of one scalar column: both texts, numbers or booleans.
  return (left as string) < (right as string) ? -1 : 1
}
