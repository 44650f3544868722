import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { brokeConnection } from './errors.ts'

/** Each connection keeps this many statements prepared, about 20 kB each in the database's process. */
const statementsKept = 400

/** Longer texts are inserts of many rows, each another text. */
const longestStatement = 8_000

/**
 * A pool for Kysely that has statements prepared under a name, so that PostgreSQL reads and plans the text of each once for a connection
 * and not at each call. Connections that broke are not given back to the pool.
 */
export function preparedPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>()
  const clients = new WeakMap<PoolClient, PreparedClient>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= statementsKept || text.length > longestStatement) return known
    const name = `kimiya_${names.size}`
    names.set(text, name)
    return name
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let prepared = clients.get(client)
      if (!prepared) {
        prepared = new PreparedClient(client, nameOf)
        clients.set(client, prepared)
      }
      // Kysely calls `query` with a text and values only; its type also offers cursors, which need a package that is not here.
      return prepared as unknown as PostgresPoolClient
    },
  }
}

class PreparedClient {
  #broken = false

  constructor(
    private readonly client: PoolClient,
    private readonly nameOf: (text: string) => string | undefined,
  ) {}

  async query(text: string, values: unknown[]) {
    try {
      const name = values.length ? this.nameOf(text) : undefined
      return await this.client.query(name === undefined ? { text, values } : { name, text, values })
    } catch (error) {
      this.#broken ||= brokeConnection(error)
      throw error
    }
  }

  release(broken = false): void {
    this.client.release(broken || this.#broken)
  }
}
