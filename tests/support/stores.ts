import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, describe, inject } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { openPglite } from '#server/store/postgres/pglite.ts'
import type { Store } from '#server/store/store.ts'
import { loadDemoTemplate } from './demo-template.ts'
import { isFullRun } from './full-run.ts'
import { emptyTemplate, demoTemplate } from './postgres-templates.ts'

export type StoreName = 'memory' | 'PGlite' | 'PostgreSQL'
type Suite = (name: StoreName, openStore: () => Promise<Store>) => void

/** Runs the same suite on each store named here, all three when nothing is: a comma-separated list. */
const requested = process.env['KIMIYA_TEST_STORES']?.split(',')
const isRequested = (name: StoreName) => requested?.includes(name) ?? true

/**
 * The same suite for each of the three stores. `openStore` returns an empty store each time; it is closed when the suite ends. Open one in
 * `beforeAll` and let the tests of a file share it: the rows of store-fixture.ts have ids of their own.
 */
export function describeStores(suite: Suite): void {
  runOn(['memory', 'PGlite', 'PostgreSQL'], suite, {
    memory: async () => openMemoryStore(),
    PGlite: openFreshPglite,
    PostgreSQL: () => openCopyOf(emptyTemplate),
  })
}

interface MarketplaceStores {
  /** For what the two databases may do differently: races, payments, repeats. */
  everyStore?: boolean
}

/**
 * The same suite on stores that hold the demo marketplace already. PGlite and PostgreSQL share all code but their drivers, which the
 * conformance suite compares; so PGlite is left to `npm run test:full`, unless `everyStore` asks for it.
 */
export function describeMarketplaces(suite: Suite, { everyStore = isFullRun }: MarketplaceStores = {}): void {
  runOn(everyStore ? ['memory', 'PGlite', 'PostgreSQL'] : ['memory', 'PostgreSQL'], suite, {
    memory: async () => {
      const store = openMemoryStore()
      await loadDemoTemplate(store)
      return store
    },
    PGlite: openDemoPglite,
    PostgreSQL: openDemoPostgres,
  })
}

/** An empty PGlite in memory; the caller closes it. */
export async function openFreshPglite(): Promise<Store> {
  return openPglite({ dump: new Blob([await readFile(inject('pgliteDump'))]) })
}

/** A PGlite in memory with the demo marketplace; the caller closes it. */
export async function openDemoPglite(): Promise<Store> {
  return openPglite({ dump: new Blob([await readFile(inject('pgliteDemoDump'))]) })
}

/** A database of PostgreSQL with the demo marketplace; the caller closes it. */
export const openDemoPostgres = (): Promise<Store> => openCopyOf(demoTemplate)

/** A store over a database of its own, which goes when the store is closed: a run makes hundreds, of 20 MB each. */
async function openCopyOf(template: string): Promise<Store> {
  const url = await copyOf(template)
  const store = await openPostgres({ url })
  return {
    ...store,
    close: async () => {
      await store.close()
      await onCluster(`drop database "${new URL(url).pathname.slice(1)}" with (force)`)
    },
  }
}

/** The address of an empty database, not migrated, in the cluster of this run; it goes with the cluster. */
export function freshDatabase(): Promise<string> {
  return copyOf('template1')
}

let databases = 0

/** The address of a new database that begins as the template is. */
async function copyOf(template: string): Promise<string> {
  const name = `kimiya_${process.pid}_${Date.now().toString(36)}_${databases++}`
  // Files are copied in a third of the time in which their pages are logged.
  await onCluster(`create database "${name}" template "${template}" strategy file_copy`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

async function onCluster(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function runOn(names: readonly StoreName[], suite: Suite, open: Record<StoreName, () => Promise<Store>>): void {
  describe.each(names.filter(isRequested))('%s', (name) => suite(name, closing(open[name])))
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
