import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { Kysely, PGliteDialect } from 'kysely'
import { join } from 'node:path'
import type { Store } from '../store.ts'
import { columnParsers } from './column-parsers.ts'
import type { Schema } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { announced, liveChannel } from './live-events.ts'
import { migrate } from './migrator.ts'
import { oneConnectionGuard } from './one-connection.ts'
import { pgliteConnection } from './pglite-connection.ts'
import { makePostgresStore } from './postgres-store.ts'

export interface PgliteOptions {
  /** Where the rows are kept; without it they are kept in memory. */
  folder?: string
  /** The result of `dumpPglite`: starts with these rows, much faster than from scratch. Not with a folder in use. */
  dump?: Blob
}

/**
 * PostgreSQL inside this process. The folder belongs to one process at a time: throws `FolderLocked` when another has it, for two on one
 * folder would destroy the rows silently.
 */
export async function openPglite(options: PgliteOptions = {}): Promise<Store> {
  const unlock = options.folder === undefined ? undefined : lockFolder(options.folder)
  try {
    return await storeOver(await open(options), unlock)
  } catch (error) {
    unlock?.()
    throw error
  }
}

/** A fresh database with all tables, and the rows that `fill` puts into them, as a file for `dump`. */
export async function dumpPglite(fill?: (store: Store) => Promise<void>): Promise<Blob> {
  const pglite = await open({})
  const store = await storeOver(pglite)
  await fill?.(store)
  await store.refreshStatistics?.()
  const dump = await pglite.dumpDataDir('none')
  await store.close()
  return dump
}

/** Migrates the database; `onClosed` is called when the store has been closed. */
async function storeOver(pglite: PGlite, onClosed?: () => void): Promise<Store> {
  await migrate(kyselyOver(pglite))
  const db = pgliteConnection(pglite)
  const listeners = new Set<(userIds: readonly string[]) => void>()
  await pglite.listen(liveChannel, (payload) => {
    const { userIds } = announced(payload)
    for (const listener of listeners) listener(userIds)
  })
  return makePostgresStore({
    db,
    guard: oneConnectionGuard(),
    onLiveEvents(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // There is no background process in which PostgreSQL would do it.
    refreshStatistics: async () => void (await db.query({ text: 'analyze', values: [] })),
    async close() {
      await db.close()
      onClosed?.()
    },
  })
}

function open({ folder, dump }: PgliteOptions): Promise<PGlite> {
  return PGlite.create({
    ...(folder !== undefined && { dataDir: join(folder, 'postgres') }),
    ...(dump && { loadDataDir: dump }),
    extensions: { pg_trgm, unaccent },
    parsers: { ...columnParsers },
  })
}

function kyselyOver(pglite: PGlite): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
}
