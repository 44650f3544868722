import { sql } from 'kysely'
import type { Archive, RowBatch } from '../archive.ts'
import { columnsOf } from '../column-kinds.ts'
import { keyColumns } from '../constraints.ts'
import { foreignKeysOf } from '../foreign-keys.ts'
import type { Row, TableName } from '../tables.ts'
import type { FreeConnection, Transaction } from './connection.ts'
import { builder, quoted, statement } from './statement.ts'

const rowsAtOnce = 500

/** A whole database takes longer than any statement of a call may, and so does the disk that it is written to. */
const patient = ['set local statement_timeout = 0', 'set local idle_in_transaction_session_timeout = 0']

const migrations = statement()(() => builder.selectFrom('migrations').orderBy('name').select('name'))

/** A new database has rules of tax already; who changes them is in the security log. */
const filled = statement()(() =>
  builder.selectNoFrom((eb) =>
    eb
      .or(
        inOrder
          .filter((table) => table !== 'taxRules')
          .map((table) => eb.exists(eb.selectFrom(table).select(eb.lit(1).as('one')))),
      )
      .as('filled'),
  ),
)

/** A row's JSON, whatever its table: only the name of its key is known. */
const rowsAfter = statement<{ last: unknown }, { table: TableName }>()(({ last }, { table }) => {
  const key = sql.ref(keyColumns[table])
  const rows = builder
    .selectFrom(sql<Row<TableName>>`${sql.table(table)}`.as('t'))
    .orderBy(key)
    .limit(rowsAtOnce)
    .select(sql<string>`to_jsonb(t)::text`.as('row'))
  return last === undefined ? rows : rows.where(sql<boolean>`${key} > ${last}`)
})

export function archiveOver(db: FreeConnection): Archive {
  return {
    async migrations() {
      return (await db.query(migrations({}))).rows.map(({ name }) => name)
    },
    async isEmpty() {
      return (await db.query(filled({}))).rows[0]?.filled === false
    },
    read: (take) =>
      db.transaction(async (transaction) => {
        // Waits until no concurrent change can conflict.
        await inTurn(transaction, ['set transaction read only, deferrable', ...patient])
        for (const table of inOrder) await readTable(transaction, table, take)
      }),
    async replace(batches) {
      await db.transaction(async (transaction) => {
        // Search words and leading products are derived from the products; list versions must keep rising.
        const all = [...inOrder, 'searchWords', 'leadingProducts'].map(quoted).join(', ')
        await inTurn(transaction, [...patient, 'alter table "securityEvents" disable trigger user', `truncate ${all}`])
        for await (const batch of batches) await writeBatch(transaction, batch)
        await inTurn(transaction, [
          `select setval(pg_get_serial_sequence('"liveEvents"', 'sequence'), coalesce(max("sequence"), 0) + 1, false) from "liveEvents"`,
          'alter table "securityEvents" enable trigger user',
        ])
      })
      await db.query({ text: 'analyze', values: [] })
    },
  }
}

async function inTurn(transaction: Transaction, statements: readonly string[]): Promise<void> {
  for (const text of statements) await transaction.query({ text, values: [] })
}

async function readTable(transaction: Transaction, table: TableName, take: (batch: RowBatch) => Promise<void>): Promise<void> {
  let last: unknown
  for (;;) {
    const { rows } = await transaction.query(rowsAfter({ last }, { table }))
    // to_jsonb of a row is an object.
    const batch = rows.map(({ row }) => JSON.parse(row) as Record<string, unknown>)
    if (batch.length > 0) await take({ table, rows: batch })
    if (batch.length < rowsAtOnce) return
    last = batch.at(-1)?.[keyColumns[table]]
  }
}

async function writeBatch(transaction: Transaction, { table, rows }: RowBatch): Promise<void> {
  // Named, because what the database computes itself cannot be written.
  const columns = [...columnsOf[table].keys()].map(quoted).join(', ')
  const text = `insert into ${quoted(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`
  await transaction.query({ text, values: [JSON.stringify(rows)] })
}

/**
 * Every table after those that it points at. A row that points at another of its own table is younger than that and has the higher id, in
 * whose order rows are read.
 */
const inOrder: readonly TableName[] = (() => {
  const ordered: TableName[] = []
  const visit = (table: TableName, path: readonly TableName[]) => {
    if (ordered.includes(table)) return
    if (path.includes(table)) throw new Error(`Tables point at each other: ${[...path, table].join(' → ')}`)
    for (const { to } of foreignKeysOf(table)) if (to !== table) visit(to, [...path, table])
    ordered.push(table)
  }
  // Object.keys forgets the key type; the keys are those of columnsOf.
  for (const table of Object.keys(columnsOf) as TableName[]) visit(table, [])
  return ordered
})()
