import { Collection } from '@mswjs/data'
import { keyColumns, uniquesOf } from '../constraints.ts'
import type { Unique } from '../constraints.ts'
import { tables } from '../tables.ts'
import type { Row, TableName } from '../tables.ts'

/** The tables for the memory store's named queries. Never change a row; the store copies what it hands out. */
export interface MemoryRows {
  /** Every row of a table, in the order of insertion. */
  all<Name extends TableName>(table: Name): readonly Row<Name>[]
  /** The row of a key, found without a search. */
  byId<Name extends TableName>(table: Name, key: string | number): Row<Name> | undefined
}

export type AnyRow = Record<string, unknown>
export type Undo = () => void | Promise<void>
type Key = string | number

/** The collections with an index of the keys. Knows no constraint and no transaction, but returns how to undo a change. */
export interface MemoryTables extends MemoryRows {
  add(table: TableName, row: AnyRow): Promise<Undo>
  change(table: TableName, row: AnyRow, set: AnyRow): Promise<Undo>
  drop(table: TableName, row: AnyRow): Undo
  /** The row that has the same as this one in the columns that are to be unique, found without a search. */
  twin(table: TableName, unique: Unique, row: AnyRow): AnyRow | undefined
  /** Of live events. Never taken back: a page asks for what came after the last one it saw. */
  nextSequence(): number
}

/** The part of a collection that is used; its own type differs for each schema. */
interface AnyCollection {
  all(): AnyRow[]
  create(row: AnyRow): Promise<AnyRow>
  update(row: AnyRow, options: { data(draft: AnyRow): void }): Promise<AnyRow>
  delete(row: AnyRow): unknown
}

export function makeMemoryTables(): MemoryTables {
  const collections = eachTable((name) => new Collection({ schema: tables[name] }) as unknown as AnyCollection) // See AnyCollection.
  const indexes = eachTable(() => new Map<Key, AnyRow>())
  const twins = eachTable((name) => uniquesOf(name).map((unique) => ({ unique, holders: new Map<string, AnyRow>() })))
  let sequence = 0
  const keyOf = (table: TableName, row: AnyRow) => row[keyColumns[table]] as Key // Every schema has a text or a number there.

  /** A row that was removed and put back is another record of the collection. */
  const current = (table: TableName, row: AnyRow) => indexes[table].get(keyOf(table, row)) ?? row

  function index(table: TableName, row: AnyRow): void {
    indexes[table].set(keyOf(table, row), row)
    for (const { unique, holders } of twins[table]) {
      const values = uniqueValues(unique, row)
      if (values !== undefined) holders.set(values, row)
    }
  }

  /** Removes a row from the indexes by its current values: a change is made in place, asynchronously. */
  function unindexing(table: TableName, row: AnyRow): () => void {
    const key = keyOf(table, row)
    const held = twins[table].map(({ unique, holders }) => ({ holders, values: uniqueValues(unique, row) }))
    return () => {
      indexes[table].delete(key)
      for (const { holders, values } of held) if (values !== undefined) holders.delete(values)
    }
  }

  async function add(table: TableName, row: AnyRow): Promise<Undo> {
    const stored = await collections[table].create(structuredClone(row))
    index(table, stored)
    return () => {
      drop(table, current(table, stored))
    }
  }

  async function change(table: TableName, row: AnyRow, set: AnyRow): Promise<Undo> {
    const before = Object.fromEntries(Object.keys(set).map((name) => [name, row[name]]))
    const unindex = unindexing(table, row)
    const stored = await collections[table].update(row, { data: (draft) => void Object.assign(draft, structuredClone(set)) })
    unindex()
    index(table, stored)
    return async () => {
      await change(table, current(table, stored), before)
    }
  }

  function drop(table: TableName, row: AnyRow): Undo {
    const unindex = unindexing(table, row)
    collections[table].delete(row)
    unindex()
    return async () => {
      await add(table, row)
    }
  }

  return {
    all: <Name extends TableName>(table: Name) => collections[table].all() as unknown[] as Row<Name>[], // Made by the table's schema.
    byId: <Name extends TableName>(table: Name, key: Key) => indexes[table].get(key) as Row<Name> | undefined, // Likewise.
    add,
    change,
    drop,
    twin(table, unique, row) {
      const values = uniqueValues(unique, row)
      const known = twins[table].find((each) => each.unique.name === unique.name)
      return values === undefined ? undefined : known?.holders.get(values)
    },
    nextSequence: () => ++sequence,
  }
}

/** The unique key of a row; undefined when the constraint does not apply. Null equals nothing. */
function uniqueValues({ columns, among }: Unique, row: AnyRow): string | undefined {
  if (among && !among.values.includes(String(row[among.column]))) return undefined
  const values = columns.map((column) => row[column])
  return values.includes(null) ? undefined : JSON.stringify(values)
}

function eachTable<Value>(make: (name: TableName) => Value): Record<TableName, Value> {
  const names = Object.keys(tables) as TableName[] // Object.keys forgets the key type.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<TableName, Value> // So does Object.fromEntries.
}
