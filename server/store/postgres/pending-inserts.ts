import type { TableName } from '../tables.ts'
import type { Connection, Statement } from './connection.ts'
import { liveEventStatements } from './live-events.ts'
import { quoted } from './statement.ts'
import { insertedValues, insertStatement } from './table-access.ts'

/** Rows of one statement; each of an order's few inserts is well below. */
const maxRows = 50

type AnyRow = Record<string, unknown>

/**
 * The rows that a transaction inserts, sent in one statement with its commit or before it reads where they belong: a call that writes an
 * order, its timeline, its mail and its events makes one round trip, not five. The database's errors are thrown then.
 */
export class PendingInserts {
  #rows = new Map<TableName, unknown[][]>()
  #events: AnyRow[] = []
  #count = 0
  #sent: Promise<void> = Promise.resolve()
  #sending = new Set<TableName>()

  constructor(private readonly db: Connection) {}

  async add(table: TableName, rows: readonly AnyRow[]): Promise<void> {
    if (table === 'liveEvents') {
      for (const row of rows) insertedValues(table, row)
      this.#events.push(...rows)
      return
    }
    for (const row of rows) {
      const values = insertedValues(table, row)
      const waiting = this.#rows.get(table)
      if (waiting) waiting.push(values)
      else this.#rows.set(table, [values])
      if (++this.#count >= maxRows) await this.#flushRows()
    }
  }

  /** Whether a reader of these tables must wait for `flush`. */
  concerns(tables: readonly TableName[] | 'all'): boolean {
    if (tables === 'all') return this.#count > 0 || this.#events.length > 0 || this.#sending.size > 0
    return tables.some(
      (table) => this.#rows.has(table) || this.#sending.has(table) || (table === 'liveEvents' && this.#events.length > 0),
    )
  }

  /** Sends what waits, and resolves when that and all sent before is done. */
  flush(): Promise<void> {
    const events = this.#events
    this.#events = []
    return this.#send(events)
  }

  /** Returns the rest for the commit, once all sent before is done. */
  async last(): Promise<Statement | undefined> {
    await this.#sent
    const events = this.#events
    this.#events = []
    return this.#taken(events)?.statement
  }

  #flushRows(): Promise<void> {
    return this.#send([])
  }

  #send(events: readonly AnyRow[]): Promise<void> {
    const inserts = this.#taken(events)
    if (!inserts) return this.#sent
    const { tables, statement } = inserts
    for (const table of tables) this.#sending.add(table)
    this.#sent = this.#sent.then(async () => {
      await this.db.query(statement)
      for (const table of tables) this.#sending.delete(table)
    })
    return this.#sent
  }

  #taken(events: readonly AnyRow[]): { tables: TableName[]; statement: Statement } | undefined {
    const groups = [...this.#rows]
    this.#rows = new Map()
    this.#count = 0
    if (!groups.length && !events.length) return undefined
    const values: unknown[] = []
    const tables = [...groups.map(([table]) => table), ...(events.length ? ['liveEvents' as const] : [])]
    return { tables, statement: { text: statementOf(groups, events, values), values } }
  }
}

/** One insert as it is; more as parts of one statement, at whose end the foreign keys are checked. */
function statementOf(groups: [TableName, unknown[][]][], events: readonly AnyRow[], values: unknown[]): string {
  const inserts = groups.map(([table, rows]) => ({ name: quoted(`into ${table}`), text: insertStatement(table, rows, values) }))
  const [only] = inserts
  if (only && inserts.length === 1 && !events.length) return only.text
  let last = 'select 1'
  if (events.length) {
    const name = quoted('into liveEvents')
    const { insert, announce } = liveEventStatements(events, name, values)
    inserts.push({ name, text: insert })
    last = announce
  }
  return `with ${inserts.map(({ name, text }) => `${name} as (${text})`).join(', ')} ${last}`
}
