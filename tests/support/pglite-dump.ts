import { writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { dumpPglite } from '#server/store/postgres/pglite.ts'
import type { Store } from '#server/store/store.ts'
import { loadDemoTemplate } from './demo-template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file with a migrated PGlite database, loaded in a fifth of the time that a new one takes. */
    pgliteDump: string
    /** The same with the demo marketplace. */
    pgliteDemoDump: string
  }
}

/** Makes both files once for all projects of a run; none for a run on the memory store alone. */
export default async function dumpForRun(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env['KIMIYA_TEST_STORES'] === 'memory') return undefined
  const given = process.env['KIMIYA_TEST_PGLITE_DUMPS']
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'kimiya-pglite-')))
  const [empty, demo] = [join(folder, 'empty.tar'), join(folder, 'demo.tar')]
  project.provide('pgliteDump', empty)
  project.provide('pgliteDemoDump', demo)
  if (given !== undefined) return undefined
  await dumpTo(empty)
  await dumpTo(demo, loadDemoTemplate)
  process.env['KIMIYA_TEST_PGLITE_DUMPS'] = folder
  return async () => {
    delete process.env['KIMIYA_TEST_PGLITE_DUMPS']
    await rm(folder, { recursive: true, force: true })
  }
}

async function dumpTo(file: string, fill?: (store: Store) => Promise<void>): Promise<void> {
  await writeFile(file, Buffer.from(await (await dumpPglite(fill)).arrayBuffer()))
}
