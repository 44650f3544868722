import type { Submittable } from 'pg'
import type { QueryResult } from './connection.ts'

/** The messages of PostgreSQL's extended query protocol that `pg` writes; its types leave out what it needs of them. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void }
  close(of: { type: 'S'; name: string }): void
  parse(statement: { text: string; name: string }): void
  bind(to: { statement: string; values: readonly (string | Buffer | null)[] }): void
  describe(target: { type: 'P' }): void
  execute(): void
  sync(): void
}

interface Column {
  name: string
  read: (text: string) => unknown
}

/** A statement as one connection knows it. */
export interface Prepared {
  /** '' has no name in the database, so it is read anew each time. */
  readonly name: string
  state: 'unknown' | 'ready' | 'doubtful'
  /** Its columns, once described. */
  columns: readonly Column[] | undefined
}

export interface Step {
  text: string
  values: readonly (string | Buffer | null)[]
  prepared: Prepared
}

type AnyRow = Record<string, unknown>
type Done = (error: unknown, results?: QueryResult<AnyRow>[]) => void

/**
 * Statements sent to PostgreSQL in one write and answered in one; the first failure ends the others. Does what `pg` does for one statement,
 * with two differences. A statement is described only once for a connection, because that takes longer than reading a row. And several
 * statements cost one round trip: a transaction's begin goes with its first, its commit with its last.
 */
export class StatementPipeline implements Submittable {
  readonly #answers: QueryResult<AnyRow>[] = []
  #rows: AnyRow[] = []
  #columns: readonly Column[] | undefined
  #failure: unknown

  constructor(
    private readonly steps: readonly Step[],
    private readonly readerOf: (type: number) => (text: string) => unknown,
    /** `pg` also calls it on a timeout. */
    public callback: Done,
  ) {}

  submit(connection: unknown): void {
    const wire = connection as Wire // The type that `pg` passes.
    wire.stream.cork()
    try {
      for (const { text, values, prepared } of this.steps) {
        const { name, state } = prepared
        if (state !== 'ready') {
          // After a failure it may not exist; closing a missing one is no error.
          if (state === 'doubtful') wire.close({ type: 'S', name })
          wire.parse({ text, name })
          if (name !== '') prepared.state = 'doubtful'
        }
        wire.bind({ statement: name, values })
        if (prepared.columns === undefined) wire.describe({ type: 'P' })
        wire.execute()
      }
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    const prepared = this.#current()
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: this.readerOf(dataTypeID) }))
    if (prepared && prepared.name !== '') prepared.columns = this.#columns
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const columns = this.#columns ?? this.#current()?.columns ?? []
    const row: AnyRow = {}
    try {
      for (const [at, { name, read }] of columns.entries()) {
        const text = fields[at] ?? null
        row[name] = text === null ? null : read(text)
      }
      this.#rows.push(row)
    } catch (error) {
      this.#failure ??= error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const prepared = this.#current()
    if (prepared && prepared.name !== '') {
      prepared.state = 'ready'
      // A statement without rows has no column description.
      prepared.columns ??= []
    }
    this.#answers.push({ rows: this.#rows, changed: Number(text.slice(text.lastIndexOf(' ') + 1)) || 0 })
    this.#rows = []
    this.#columns = undefined
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handleError(error: unknown): void {
    this.callback(error)
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.callback(null, this.#answers)
    else this.callback(this.#failure)
  }

  /** The statement that PostgreSQL is answering. */
  #current(): Prepared | undefined {
    return this.steps[this.#answers.length]?.prepared
  }
}

/** A value as PostgreSQL reads it, in its text form but for bytes. JSON comes as text already. */
export function parameter(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`
  throw new TypeError(`A parameter of a statement is a ${typeof value}`)
}

function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  throw new TypeError(`An element of a parameter is a ${typeof value}`)
}
