import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, describe, inject } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { openPglite } from '#server/store/postgres/pglite.ts'
import type { Store } from '#server/store/store.ts'

export type StoreName = 'memory' | 'PGlite' | 'PostgreSQL'

/**
 * The same suite for each of the three stores. `openStore` answers an empty store each time; it is closed when the suite ends. Open one in
 * `beforeAll` and let the tests of a file share it: the rows of store-world.ts have ids of their own.
 */
export function describeStores(suite: (name: StoreName, openStore: () => Promise<Store>) => void): void {
  describe('memory', () =>
    suite(
      'memory',
      closing(async () => openMemoryStore()),
    ))
  describe('PGlite', () => suite('PGlite', closing(openFreshPglite)))
  describe('PostgreSQL', () =>
    suite(
      'PostgreSQL',
      closing(async () => openPostgres({ url: await freshDatabase() })),
    ))
}

/** An empty PGlite in memory; whoever opens it closes it. */
export async function openFreshPglite(): Promise<Store> {
  return openPglite({ dump: new Blob([await readFile(inject('pgliteDump'))]) })
}

let databases = 0

/** The address of an empty database, not migrated, in the cluster of this run; it goes with the cluster. */
export async function freshDatabase(): Promise<string> {
  const cluster = inject('postgresUrl')
  const name = `kimiya_${process.pid}_${Date.now().toString(36)}_${databases++}`
  const client = new Client({ connectionString: cluster })
  await client.connect()
  try {
    await client.query(`create database "${name}"`)
  } finally {
    await client.end()
  }
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return url.href
}

function closing(open: () => Promise<Store>): () => Promise<Store> {
  const opened: Store[] = []
  afterAll(async () => {
    for (const store of opened) await store.close()
  })
  return async () => {
    const store = await open()
    opened.push(store)
    return store
  }
}
