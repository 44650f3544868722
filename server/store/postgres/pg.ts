import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { CustomTypesConfig, PoolConfig } from 'pg'
import type { Store } from '../store.ts'
import { StoreUnavailable } from '../store.ts'
import type { Schema } from './database.ts'
import { translated } from './errors.ts'
import { listenForLiveEvents } from './live-listener.ts'
import { migrate } from './migrator.ts'
import { pgConnection, readerOf } from './pg-connection.ts'
import { makePostgresStore } from './postgres-store.ts'

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string
  /** Connections at most, but for the one that listens. */
  poolSize?: number
  /** Milliseconds after which the database ends a statement. */
  statementTimeout?: number
}

/** Milliseconds. */
const connectTimeout = 5_000

/**
 * A pool of connections to a PostgreSQL server (15 or newer), migrated. Throws `StoreUnavailable` when it cannot be reached; once open, the
 * store recovers from a lost server by itself.
 */
export async function openPostgres({ url, poolSize = 10, statementTimeout = 10_000 }: PostgresOptions): Promise<Store> {
  const connection: PoolConfig = {
    connectionString: url,
    application_name: 'kimiya',
    keepAlive: true,
    connectionTimeoutMillis: connectTimeout,
    types: readers,
    // The database ends a slow statement; this ends the wait for a database that went away in the middle.
    query_timeout: statementTimeout + 5_000,
  }
  const pool = new Pool({
    ...connection,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout * 3,
  })
  // A lost connection shows in the call that needs it; without a listener the process would end.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
  const db = pgConnection(pool)
  const listeners = new Set<(userIds: readonly string[]) => void>()
  try {
    await migrateAlone(connection)
    const listening = await listenForLiveEvents(connection, (userIds) => {
      for (const listener of listeners) listener(userIds)
    })
    return makePostgresStore({
      db,
      onLiveEvents(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      connections: () => ({
        busy: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
      async close() {
        await listening.close()
        await db.close()
      },
    })
  } catch (error) {
    await db.close()
    const cause = translated(error)
    if (cause instanceof StoreUnavailable)
      throw new StoreUnavailable(`PostgreSQL at ${withoutSecrets(url)} cannot be used: ${reason(error)}`, { cause: error })
    throw cause
  }
}

/** On a connection of its own, since a migration may take longer than any statement of a call may. */
async function migrateAlone({ query_timeout: _, ...connection }: PoolConfig): Promise<void> {
  const pool = new Pool({ ...connection, max: 1 })
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

/** For the connection that listens; the others read by themselves. */
const readers: CustomTypesConfig = { getTypeParser: readerOf }

/** The address without user and password, which must not reach a log. */
function withoutSecrets(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  return parsed ? `${parsed.host}${parsed.pathname}` : 'the given address'
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ')
  return error instanceof Error ? error.message : String(error)
}
