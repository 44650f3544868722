import { type Pool, type PoolClient, types } from 'pg'
import { columnParsers } from './column-parsers.ts'
import type { QueryResult, FreeConnection, Statement, Transaction } from './connection.ts'
import { brokeConnection } from './errors.ts'
import { parameter, StatementPipeline, type Prepared } from './statement-pipeline.ts'

type AnyResult = QueryResult<Record<string, unknown>>

/** Each connection keeps this many statements prepared, about 20 kB each in the database's process. */
const maxStatements = 400

/** Longer texts are inserts of many rows, each another text. */
const longestStatement = 8_000

const begin: Statement = { text: 'begin isolation level serializable', values: [] }
const commit: Statement = { text: 'commit', values: [] }
const rollback: Statement = { text: 'rollback', values: [] }

/**
 * The connections of a pool. Statements are prepared under a name, so that PostgreSQL reads and plans the text of each once for a
 * connection and not at each call. Connections that broke are not given back to the pool.
 */
export function pgConnection(pool: Pool): FreeConnection {
  const names = new Map<string, string>()
  const lines = new WeakMap<PoolClient, PreparedConnection>()

  function nameOf(text: string): string {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= maxStatements || text.length > longestStatement) return ''
    const name = `kimiya_${names.size}`
    names.set(text, name)
    return name
  }

  async function withLine<Result>(work: (line: PreparedConnection) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    let line = lines.get(client)
    if (!line) {
      line = new PreparedConnection(client, nameOf)
      lines.set(client, line)
    }
    try {
      return await work(line)
    } finally {
      client.release(line.isBroken)
    }
  }

  return {
    isTransaction: false,
    query: async <Row>(statement: Statement<Row>) => {
      const [result] = await withLine((line) => line.send([statement]))
      // The statement was built with this row type.
      return result as QueryResult<Row>
    },
    transaction: (work) =>
      withLine(async (line) => {
        const transaction = new PgTransaction(line)
        try {
          const result = await work(transaction)
          await transaction.commit()
          return result
        } catch (error) {
          await transaction.rollback()
          throw error
        }
      }),
    close: () => pool.end(),
  }
}

/** One connection and the statements it knows. */
class PreparedConnection {
  isBroken = false
  readonly #prepared = new Map<string, Prepared>()

  constructor(
    private readonly client: PoolClient,
    private readonly nameOf: (text: string) => string,
  ) {}

  async send(statements: readonly Statement[]): Promise<AnyResult[]> {
    const steps = statements.map(({ text, values }) => ({
      text,
      values: values.map(parameter),
      prepared: this.#preparedFor(text),
    }))
    try {
      return await new Promise((resolve, reject) => {
        const done = (error: unknown, results?: AnyResult[]) => (results ? resolve(results) : reject(error))
        this.client.query(new StatementPipeline(steps, readerOf, done))
      })
    } catch (error) {
      this.isBroken ||= brokeConnection(error)
      // The sender's stack trace is more useful than the reader's.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  #preparedFor(text: string): Prepared {
    const known = this.#prepared.get(text)
    if (known) return known
    const prepared: Prepared = { name: this.nameOf(text), state: 'unknown', columns: undefined }
    if (prepared.name !== '') this.#prepared.set(text, prepared)
    return prepared
  }
}

/** Begins with its first statement, and sends concurrent statements together. */
class PgTransaction implements Transaction {
  readonly isTransaction = true
  #state: 'new' | 'open' | 'over' = 'new'
  #waiting: { statement: Statement; resolve: (result: AnyResult) => void; reject: (error: unknown) => void }[] = []
  #sent: Promise<void> = Promise.resolve()
  #failure: unknown

  constructor(private readonly line: PreparedConnection) {}

  query<Row>(statement: Statement<Row>): Promise<QueryResult<Row>> {
    if (this.#state === 'over') return Promise.reject(new Error('The transaction is over'))
    return new Promise<AnyResult>((resolve, reject) => {
      this.#waiting.push({ statement, resolve, reject })
      if (this.#waiting.length === 1) this.#sent = this.#sent.then(() => this.#sendWaiting())
    }) as Promise<QueryResult<Row>> // The statement was built with this row type.
  }

  async commit(last?: Statement): Promise<void> {
    await this.#sent
    if (this.#state === 'over') return
    // PostgreSQL would roll back silently.
    if (this.#failure !== undefined) throw this.#failure
    const first = this.#begin()
    this.#state = 'over'
    // Without a statement there is nothing to end.
    if (first.length > 0 && last === undefined) return
    await this.line.send([...first, ...(last === undefined ? [] : [last]), commit])
  }

  /** Leaves the connection as it was; one on which that fails is not used again. */
  async rollback(): Promise<void> {
    await this.#sent
    if (this.#state === 'new') return
    await this.line.send([rollback]).catch(() => {
      this.line.isBroken = true
    })
  }

  async #sendWaiting(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    const first = this.#begin()
    try {
      const results = await this.line.send([...first, ...waiting.map(({ statement }) => statement)])
      for (const [at, { resolve }] of waiting.entries()) {
        const result = results[first.length + at]
        if (result) resolve(result)
      }
    } catch (error) {
      this.#failure ??= error
      for (const { reject } of waiting) reject(error)
    }
  }

  #begin(): Statement[] {
    if (this.#state !== 'new') return []
    this.#state = 'open'
    return [begin]
  }
}

/** How a value of a type, by its number in PostgreSQL, is read. */
export function readerOf(type: number): (text: string) => unknown {
  // Declared as `any`; parsers return the table's row types.
  return columnParsers[type] ?? (types.getTypeParser(type, 'text') as (text: string) => unknown)
}
