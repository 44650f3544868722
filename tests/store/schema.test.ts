import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { columnsOf } from '#server/store/column-kinds.ts'
import { enumChecksOf, numberChecksOf, uniquesOf } from '#server/store/constraints.ts'
import { foreignKeysOf } from '#server/store/foreign-keys.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import { tables } from '#server/store/tables.ts'
import type { TableName } from '#server/store/tables.ts'
import { freshDatabase } from '#tests/support/stores.ts'

/** Internal tables of the database, without rows for the port. */
const internal = ['catalogueVersions', 'leadingProducts', 'migrations', 'searchWords']
/** Categories are hardly ever removed; an operator can wait for a look through the products. */
const unindexed = ['products.categoryId', 'products.subCategoryId']
const tableNames = (Object.keys(tables) as TableName[]).sort() // Object.keys forgets the key type.
let store: Store
let client: Client

beforeAll(async () => {
  const url = await freshDatabase()
  store = await openPostgres({ url })
  client = new Client({ connectionString: url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await store.close()
})

async function query<Result extends object>(text: string, values: unknown[] = []): Promise<Result[]> {
  return (await client.query<Result>(text, values)).rows
}

test('the migrations create every table of the row schemas, and no other', async () => {
  const rows = await query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by table_name collate "C"`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...tableNames, ...internal].sort())
})

test('the columns of the tables are those of the row schemas, of the fitting type', async () => {
  const types = {
    id: ['uuid'],
    time: ['timestamp with time zone'],
    text: ['text', 'date'],
    number: ['numeric', 'bigint', 'integer', 'double precision'],
    boolean: ['boolean'],
    json: ['jsonb'],
  }
  const rows = await query<{ table: TableName; column: string; type: string; nullable: boolean }>(
    `select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as nullable
      from information_schema.columns where table_schema = 'public' and not table_name = any($1) and is_generated = 'NEVER'`,
    [internal],
  )
  const described = rows.map(({ table, column, type, nullable }) => {
    const kind = columnsOf[table].get(column)?.kind
    return `${table}.${column} ${kind && types[kind].includes(type) ? kind : type}${nullable ? ' null' : ''}`
  })
  const expected = tableNames.flatMap((table) =>
    [...columnsOf[table]].map(([column, { kind, nullable }]) => `${table}.${column} ${kind}${nullable ? ' null' : ''}`),
  )
  expect(described.sort()).toEqual(expected.sort())
})

test('the database has exactly the unique constraints that the memory store obeys', async () => {
  const rows = await query<{ table: string; name: string; columns: string[]; predicate: string | null }>(
    `select t.relname as table, i.relname as name, pg_get_expr(x.indpred, x.indrelid) as predicate,
        array(select a.attname::text from unnest(x.indkey) with ordinality k (number, place)
          join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number order by k.place) as columns
      from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where x.indisunique and t.relnamespace = 'public'::regnamespace and not t.relname = any($1)`,
    [internal],
  )
  const found = rows.map(({ table, name, columns, predicate }) => ({ table, name, columns, among: amongOf(predicate) }))
  const expected = tableNames.flatMap((table) =>
    uniquesOf(table).map(({ name, columns, among }) => ({
      table,
      name,
      columns,
      among: among ? { column: among.column, values: among.values.toSorted() } : undefined,
    })),
  )
  expect(byName(found)).toEqual(byName(expected))
})

test('the database has exactly the foreign keys that the memory store obeys', async () => {
  const rows = await query<{ name: string; table: string; column: string; to: string; onRemove: string }>(
    `select c.conname as name, c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as to,
        case c.confdeltype when 'a' then 'refuse' when 'c' then 'cascade' when 'n' then 'setNull' end as "onRemove"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and cardinality(c.conkey) = 1`,
  )
  const found = rows.map((row) => ({ ...row, table: row.table.replaceAll('"', ''), to: row.to.replaceAll('"', '') }))
  const expected = tableNames.flatMap((table) => foreignKeysOf(table).map((key) => ({ ...key, table })))
  expect(byName(found)).toEqual(byName(expected))
})

test('the database has exactly the checks that the memory store obeys', async () => {
  const rows = await query<{ name: string; rule: string }>(
    `select c.conname as name, pg_get_constraintdef(c.oid) as rule from pg_constraint c
      where c.contype = 'c' and c.connamespace = 'public'::regnamespace`,
  )
  const found = rows.map(({ name, rule }) => ({ name, ...checkOf(rule) }))
  const expected = tableNames.flatMap((table) => [
    ...enumChecksOf(table).map(({ name, column, values }) => ({ name, column, values: values.toSorted() })),
    ...numberChecksOf(table).map(({ name, column, rule }) => ({ name, column, rule })),
  ])
  expect(byName(found)).toEqual(byName(expected))
})

test('every column that points at another table leads an index, so that removing there need not read the whole table', async () => {
  const rows = await query<{ table: string; column: string }>(
    `select distinct t.relname as table, a.attname as column from pg_index x join pg_class t on t.oid = x.indrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0] where x.indpred is null and t.relnamespace = 'public'::regnamespace`,
  )
  const leading = new Set(rows.map(({ table, column }) => `${table}.${column}`))
  const pointing = tableNames.flatMap((table) => foreignKeysOf(table).map(({ column }) => `${table}.${column}`))
  expect(pointing.filter((column) => !leading.has(column))).toEqual(unindexed)
})

function byName<Item extends { name: string }>(items: Item[]): Item[] {
  return items.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** What PostgreSQL makes of `"column" in ('a', 'b')`: `("column" = ANY (ARRAY['a'::text, 'b'::text]))`; of one value an equality. */
function amongOf(expression: string | null): { column: string; values: string[] } | undefined {
  if (expression === null) return undefined
  const [, column = ''] = /\(?"?([A-Za-z_]+)"? =/.exec(expression) ?? []
  return { column, values: [...expression.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value).sort() }
}

function checkOf(rule: string): object {
  const [, column = '', operator = '', number = ''] = /"?([A-Za-z]+)"? (>=|>) \(?(\d+)\)?/.exec(rule) ?? []
  if (operator) return { column, rule: operator === '>=' ? { atLeast: Number(number) } : { above: Number(number) } }
  return amongOf(rule) ?? {}
}
