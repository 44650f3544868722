import { columnsOf, isId } from '../column-kinds.ts'
import type { Column } from '../column-kinds.ts'
import { assertChangeable, keyColumns } from '../constraints.ts'
import type { Tables } from '../store.ts'
import type { Row, TableName } from '../tables.ts'
import type { Connection, Statement } from './connection.ts'
import { quoted } from './statement.ts'

type TableAccess = Pick<Tables, 'find' | 'list' | 'count' | 'insert' | 'update' | 'remove' | 'removeBefore'>

/** Named one by one: a statement prepared with `*` breaks when a migration adds a column. */
const selections = Object.fromEntries(
  Object.entries(columnsOf).map(([table, columns]) => [
    table,
    `select ${[...columns.keys()].map(quoted).join(', ')} from ${quoted(table)}`,
  ]),
) as Record<TableName, string> // Object.entries forgets the key type; the keys are those of columnsOf.

/** Rows in one insert statement: PostgreSQL takes 65,535 values, the widest table has under 60 columns. */
const insertedAtOnce = 500

/**
 * Reads and writes of single tables, whose names and columns the port checks by the row schemas. The statements are fixed texts for each
 * shape of condition, so that `pg` prepares them.
 */
export function tableAccess(db: Connection): TableAccess {
  const access: TableAccess = {
    async find(table, where) {
      const found = conditions(table, where)
      if (!found) return undefined
      const { rows } = await db.query(selection(table, `${found.text} limit 2`, found.values))
      if (rows.length > 1) throw new Error(`More than one row of ${table} fits ${Object.keys(where).join(', ')}`)
      return rows[0]
    },

    async list(table, where, page = {}) {
      const found = conditions(table, where)
      if (!found) return []
      let { text } = found
      if (page.orderBy?.length) text += ` order by ${page.orderBy.map((column) => ordering(table, column)).join(', ')}`
      if (page.limit !== undefined) text += ` limit $${found.values.push(page.limit)}`
      if (page.offset !== undefined) text += ` offset $${found.values.push(page.offset)}`
      return (await db.query(selection(table, text, found.values))).rows
    },

    async count(table, where) {
      const found = conditions(table, where)
      if (!found) return 0
      const text = `select count(*) as "count" from ${quoted(table)}${found.text}`
      const counting: Statement<{ count: number }> = { text, values: found.values }
      return (await db.query(counting)).rows[0]?.count ?? 0
    },

    async insert(table, ...rows) {
      if (rows.length <= insertedAtOnce || db.isTransaction) return insertAll(db, table, rows)
      await db.transaction((transaction) => insertAll(transaction, table, rows))
    },

    async update(table, where, set) {
      assertChangeable(table)
      const named: Record<string, unknown> = { ...set }
      const columns = Object.keys(named)
      if (!columns.length) return access.count(table, where)
      const values = columns.map((name) => written(table, name, named[name]))
      const found = conditions(table, where, values)
      if (!found) return 0
      const assignments = columns.map((name, index) => `${quoted(name)} = $${index + 1}`).join(', ')
      return (await db.query({ text: `update ${quoted(table)} set ${assignments}${found.text}`, values })).changed
    },

    async remove(table, where) {
      assertChangeable(table)
      const found = conditions(table, where)
      if (!found) return 0
      return (await db.query({ text: `delete from ${quoted(table)}${found.text}`, values: found.values })).changed
    },

    async removeBefore(table, column, moment) {
      assertChangeable(table)
      columnOf(table, column)
      return (await db.query({ text: `delete from ${quoted(table)} where ${quoted(column)} < $1`, values: [moment] })).changed
    },
  }
  return access
}

/** Rows of a table; it selects the columns that its row type has. */
function selection<Name extends TableName>(table: Name, rest: string, values: readonly unknown[]): Statement<Row<Name>> {
  return { text: `${selections[table]}${rest}`, values }
}

async function insertAll(db: Connection, table: TableName, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += insertedAtOnce) {
    const values: unknown[] = []
    const some = rows.slice(start, start + insertedAtOnce).map((row) => insertedValues(table, row))
    await db.query({ text: insertStatement(table, some, values), values })
  }
}

/** What is written of a row, in the order of its table's columns. Throws when one is missing. */
export function insertedValues(table: TableName, row: object): unknown[] {
  const named: Record<string, unknown> = { ...row }
  return insertedColumns(table).map((name) => written(table, name, named[name]))
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

/** ` where …` and its values, appended to those given; undefined when no row can match, so that no query is needed. */
function conditions(table: TableName, where: object, values: unknown[] = []): { text: string; values: unknown[] } | undefined {
  const parts: string[] = []
  const named: Record<string, unknown> = { ...where }
  for (const [name, expected] of Object.entries(named)) {
    const column = columnOf(table, name)
    if (expected === undefined) throw new TypeError(`${table}.${name} is undefined in a condition`)
    if (expected === null) parts.push(`${quoted(name)} is null`)
    else if (Array.isArray(expected)) {
      const some = expected.filter((value) => value !== null && canFit(column, value))
      const oneOf = `${quoted(name)} = any($${values.push(some)})`
      if (expected.includes(null)) parts.push(`(${oneOf} or ${quoted(name)} is null)`)
      else if (some.length) parts.push(oneOf)
      else return undefined
    } else if (canFit(column, expected)) parts.push(`${quoted(name)} = $${values.push(expected)}`)
    else return undefined
  }
  return { text: parts.length ? ` where ${parts.join(' and ')}` : '', values }
}

/** PostgreSQL throws an error, not "no row", for an id that is no uuid and for a text with a NUL. */
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
