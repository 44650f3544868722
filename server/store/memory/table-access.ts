import { columnsOf } from '../column-kinds.ts'
import { assertChangeable, enumChecksOf, keyColumns, numberChecksOf, uniquesOf } from '../constraints.ts'
import { foreignKeysOf } from '../foreign-keys.ts'
import { ConstraintBroken } from '../store.ts'
import type { Tables } from '../store.ts'
import { tables } from '../tables.ts'
import type { TableName } from '../tables.ts'
import type { AnyRow, MemoryTables, Undo } from './memory-tables.ts'
import { columnOf, condition, ordering } from './row-conditions.ts'

type TableAccess = Pick<Tables, 'find' | 'list' | 'count' | 'insert' | 'update' | 'remove' | 'removeBefore'>

/** Reads and writes of single tables, enforcing the database's constraints. Pushes the reversal of each change to `undo`. */
export function memoryTableAccess(rows: MemoryTables, undo: Undo[]): TableAccess {
  function select(table: TableName, where: AnyRow): AnyRow[] {
    const fits = condition(table, where)
    const key = where[keyColumns[table]]
    if (typeof key !== 'string' && typeof key !== 'number') return rows.all(table).filter(fits)
    const row = rows.byId(table, columnOf(table, keyColumns[table]).kind === 'id' ? String(key).toLowerCase() : key)
    return row && fits(row) ? [row] : []
  }

  async function find(table: TableName, where: AnyRow): Promise<AnyRow | undefined> {
    const found = select(table, where)
    if (found.length > 1) throw new Error(`More than one row of ${table} fits ${Object.keys(where).join(', ')}`)
    return structuredClone(found[0])
  }

  async function list(
    table: TableName,
    where: AnyRow,
    page: { orderBy?: readonly string[]; limit?: number; offset?: number } = {},
  ): Promise<AnyRow[]> {
    const { orderBy = [], limit = Infinity, offset = 0 } = page
    const found = select(table, where).sort(ordering(table, orderBy))
    return structuredClone(found.slice(offset, offset + limit))
  }

  async function insert(table: TableName, ...given: AnyRow[]): Promise<void> {
    for (const row of given) {
      const complete = table === 'liveEvents' ? { ...row, sequence: rows.nextSequence() } : row
      for (const name of columnsOf[table].keys())
        if (complete[name] === undefined) throw new TypeError(`${table}.${name} is missing`)
      refuseBadValues(table, complete)
      refuseTwins(table, complete)
      undo.push(await rows.add(table, complete))
    }
    for (const row of given) refuseOrphan(table, row)
  }

  async function update(table: TableName, where: AnyRow, set: AnyRow): Promise<number> {
    assertChangeable(table)
    for (const [name, value] of Object.entries(set)) {
      columnOf(table, name)
      if (value === undefined) throw new TypeError(`${table}.${name} is missing`)
    }
    const found = select(table, where)
    for (const row of found) {
      const changed = { ...row, ...set }
      refuseBadValues(table, changed)
      refuseTwins(table, changed, row)
      undo.push(await rows.change(table, row, set))
      refuseOrphan(table, changed)
    }
    return found.length
  }

  async function remove(table: TableName, where: AnyRow): Promise<number> {
    assertChangeable(table)
    return removeAll(table, select(table, where))
  }

  async function removeBefore(table: TableName, column: string, moment: string): Promise<number> {
    assertChangeable(table)
    columnOf(table, column)
    return removeAll(
      table,
      rows.all(table).filter((row: AnyRow) => typeof row[column] === 'string' && row[column] < moment),
    )
  }

  async function removeAll(table: TableName, found: AnyRow[]): Promise<number> {
    for (const row of found) undo.push(rows.drop(table, row))
    for (const row of found) await letGo(table, row[keyColumns[table]])
    return found.length
  }

  /** Rows that reference a removed one are removed, set to null, or prevent it. */
  async function letGo(table: TableName, key: unknown): Promise<void> {
    for (const referencing of tableNames) {
      for (const { to, column, name, onRemove } of foreignKeysOf(referencing)) {
        if (to !== table) continue
        const pointing = rows.all(referencing).filter((row: AnyRow) => row[column] === key)
        if (!pointing.length) continue
        if (onRemove === 'refuse') throw new ConstraintBroken('foreignKey', name)
        if (onRemove === 'cascade') await removeAll(referencing, pointing)
        else for (const row of pointing) undo.push(await rows.change(referencing, row, { [column]: null }))
      }
    }
  }

  function refuseTwins(table: TableName, row: AnyRow, itself?: AnyRow): void {
    for (const unique of uniquesOf(table)) {
      const twin = rows.twin(table, unique, row)
      if (twin && twin !== itself) throw new ConstraintBroken('unique', unique.name)
    }
  }

  function refuseOrphan(table: TableName, row: AnyRow): void {
    for (const { name, column, to } of foreignKeysOf(table)) {
      const key = row[column]
      if (typeof key === 'string' && !rows.byId(to, key)) throw new ConstraintBroken('foreignKey', name)
    }
  }

  const count = async (table: TableName, where: AnyRow) => select(table, where).length
  // The port types rows and conditions by the table's name, which code for any table cannot follow.
  return { find, list, count, insert, update, remove, removeBefore } as unknown as TableAccess
}

const tableNames = Object.keys(tables) as TableName[] // Object.keys forgets the key type.

function refuseBadValues(table: TableName, row: AnyRow): void {
  for (const { name, column, values } of enumChecksOf(table)) {
    const value = row[column]
    if (typeof value === 'string' && !values.includes(value)) throw new ConstraintBroken('check', name)
  }
  for (const { name, column, rule } of numberChecksOf(table)) {
    // As in SQL: a check says nothing of what is missing.
    if (row[column] === null) continue
    const value = Number(row[column])
    if ('atLeast' in rule ? value < rule.atLeast : value <= rule.above) throw new ConstraintBroken('check', name)
  }
}
