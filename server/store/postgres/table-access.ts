import { columnsOf, isId } from '../column-kinds.ts'
import type { Column } from '../column-kinds.ts'
import { keyColumns } from '../constraints.ts'
import type { Tables } from '../store.ts'
import type { TableName } from '../tables.ts'
import type { Connection } from './connection.ts'
import { quoted, run } from './statement.ts'

type TableAccess = Pick<Tables, 'find' | 'list' | 'count' | 'insert' | 'update' | 'remove' | 'removeBefore'>
type AnyRow = Record<string, unknown>

/** Named one by one: a statement prepared with `*` breaks when a migration adds a column. */
const selections = Object.fromEntries(
  Object.entries(columnsOf).map(([table, columns]) => [
    table,
    `select ${[...columns.keys()].map(quoted).join(', ')} from ${quoted(table)}`,
  ]),
) as Record<TableName, string> // Object.entries forgets the key type; the keys are those of columnsOf.

/** Rows in one insert statement: PostgreSQL takes 65,535 values, the widest table has under 60 columns. */
const insertedAtOnce = 500

/** Reads and writes of single tables. The statements are fixed texts for each shape of condition, so that `pg` prepares them. */
export function tableAccess(db: Connection): TableAccess {
  async function find(table: TableName, where: AnyRow): Promise<AnyRow | undefined> {
    const found = conditions(table, where)
    if (!found) return undefined
    const { rows } = await run<AnyRow>(db, `${selections[table]}${found.text} limit 2`, found.values)
    if (rows.length > 1) throw new Error(`More than one row of ${table} fits ${Object.keys(where).join(', ')}`)
    return rows[0]
  }

  async function list(
    table: TableName,
    where: AnyRow,
    page: { orderBy?: readonly string[]; limit?: number; offset?: number } = {},
  ): Promise<AnyRow[]> {
    const found = conditions(table, where)
    if (!found) return []
    const { values } = found
    let text = `${selections[table]}${found.text}`
    if (page.orderBy?.length) text += ` order by ${page.orderBy.map((column) => ordering(table, column)).join(', ')}`
    if (page.limit !== undefined) text += ` limit $${values.push(page.limit)}`
    if (page.offset !== undefined) text += ` offset $${values.push(page.offset)}`
    return (await run<AnyRow>(db, text, values)).rows
  }

  async function count(table: TableName, where: AnyRow): Promise<number> {
    const found = conditions(table, where)
    if (!found) return 0
    const { rows } = await run<{ count: number }>(
      db,
      `select count(*) as "count" from ${quoted(table)}${found.text}`,
      found.values,
    )
    return rows[0]?.count ?? 0
  }

  async function insert(table: TableName, ...rows: AnyRow[]): Promise<void> {
    if (rows.length <= insertedAtOnce || db.isTransaction) return insertAll(db, table, rows)
    await db.transaction((transaction) => insertAll(transaction, table, rows))
  }

  async function update(table: TableName, where: AnyRow, set: AnyRow): Promise<number> {
    const columns = Object.keys(set)
    if (!columns.length) return count(table, where)
    const values = columns.map((name) => written(table, name, set[name]))
    const found = conditions(table, where, values)
    if (!found) return 0
    const assignments = columns.map((name, index) => `${quoted(name)} = $${index + 1}`).join(', ')
    return (await run(db, `update ${quoted(table)} set ${assignments}${found.text}`, values)).changed
  }

  async function remove(table: TableName, where: AnyRow): Promise<number> {
    const found = conditions(table, where)
    return found ? (await run(db, `delete from ${quoted(table)}${found.text}`, found.values)).changed : 0
  }

  async function removeBefore(table: TableName, column: string, moment: string): Promise<number> {
    columnOf(table, column)
    return (await run(db, `delete from ${quoted(table)} where ${quoted(column)} < $1`, [moment])).changed
  }

  // The port types rows and conditions by the table's name, which a text built from that name can not follow.
  return { find, list, count, insert, update, remove, removeBefore } as unknown as TableAccess
}

async function insertAll(db: Connection, table: TableName, rows: readonly AnyRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += insertedAtOnce) {
    const values: unknown[] = []
    const some = rows.slice(start, start + insertedAtOnce).map((row) => insertedValues(table, row))
    await run(db, insertStatement(table, some, values), values)
  }
}

/** What is written of a row, in the order of its table's columns. Throws when one is missing. */
export function insertedValues(table: TableName, row: AnyRow): unknown[] {
  return insertedColumns(table).map((name) => written(table, name, row[name]))
}

/** An insert of rows made by `insertedValues`, whose values are appended to those given. */
export function insertStatement(table: TableName, rows: readonly (readonly unknown[])[], values: unknown[]): string {
  const tuples = rows.map((row) => `(${row.map((value) => `$${values.push(value)}`).join(', ')})`)
  return `insert into ${quoted(table)} (${insertedColumns(table).map(quoted).join(', ')}) values ${tuples.join(', ')}`
}

function insertedColumns(table: TableName): string[] {
  const numbered = table === 'liveEvents' ? keyColumns[table] : undefined
  return [...columnsOf[table].keys()].filter((name) => name !== numbered)
}

/** ` where …` and its values, appended to those given; undefined when no row can fit, so that nothing need be asked. */
function conditions(table: TableName, where: AnyRow, values: unknown[] = []): { text: string; values: unknown[] } | undefined {
  const parts: string[] = []
  for (const [name, wanted] of Object.entries(where)) {
    const column = columnOf(table, name)
    if (wanted === undefined) throw new TypeError(`${table}.${name} is undefined in a condition`)
    if (wanted === null) parts.push(`${quoted(name)} is null`)
    else if (Array.isArray(wanted)) {
      const some = wanted.filter((value) => value !== null && canFit(column, value))
      const oneOf = `${quoted(name)} = any($${values.push(some)})`
      if (wanted.includes(null)) parts.push(`(${oneOf} or ${quoted(name)} is null)`)
      else if (some.length) parts.push(oneOf)
      else return undefined
    } else if (canFit(column, wanted)) parts.push(`${quoted(name)} = $${values.push(wanted)}`)
    else return undefined
  }
  return { text: parts.length ? ` where ${parts.join(' and ')}` : '', values }
}

/** PostgreSQL answers an error, not "no row", to an id that is no uuid and to a text with a NUL. */
function canFit(column: Column, value: unknown): boolean {
  if (column.kind === 'id') return isId(value)
  return typeof value !== 'string' || !value.includes('\0')
}

function written(table: TableName, name: string, value: unknown): unknown {
  const { kind } = columnOf(table, name)
  if (value === undefined) throw new TypeError(`${table}.${name} is missing`)
  return kind === 'json' && value !== null ? JSON.stringify(value) : value
}

function ordering(table: TableName, column: string): string {
  const name = column.startsWith('-') ? column.slice(1) : column
  columnOf(table, name)
  return name === column ? quoted(name) : `${quoted(name)} desc`
}

function columnOf(table: TableName, name: string): Column {
  const column = columnsOf[table].get(name)
  if (!column) throw new TypeError(`${table} has no column ${name}`)
  return column
}
