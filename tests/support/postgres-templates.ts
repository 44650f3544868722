import { Client } from 'pg'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import { loadDemoTemplate } from './demo-template.ts'

/** The database of the run's cluster that has all tables and no rows. */
export const emptyTemplate = 'kimiya_empty'
/** The one that has the demo marketplace. */
export const demoTemplate = 'kimiya_demo'

/** Makes both, so that a test's own database is a copy of files. Nobody may be connected to a database that is copied. */
export async function makeTemplates(cluster: string): Promise<void> {
  await makeTemplate(cluster, emptyTemplate, async () => {})
  await makeTemplate(cluster, demoTemplate, loadDemoTemplate)
}

async function makeTemplate(cluster: string, name: string, fill: (store: Store) => Promise<void>): Promise<void> {
  await execute(cluster, `create database "${name}"`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  const store = await openPostgres({ url: url.href })
  await fill(store)
  await store.close()
  await execute(url.href, 'analyze')
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
