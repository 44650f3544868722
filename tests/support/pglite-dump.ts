import { writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { dumpPglite } from '#server/store/postgres/pglite.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file with a migrated PGlite database, loaded in a fifth of the time that a new one takes. */
    pgliteDump: string
  }
}

/** Makes the file once for all projects of a run. */
export default async function dumpForRun(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.KIMIYA_TEST_PGLITE_DUMP
  if (given !== undefined) {
    project.provide('pgliteDump', given)
    return undefined
  }
  const folder = await mkdtemp(join(tmpdir(), 'kimiya-pglite-'))
  const file = join(folder, 'dump.tar')
  await writeFile(file, Buffer.from(await (await dumpPglite()).arrayBuffer()))
  process.env.KIMIYA_TEST_PGLITE_DUMP = file
  project.provide('pgliteDump', file)
  return async () => {
    delete process.env.KIMIYA_TEST_PGLITE_DUMP
    await rm(folder, { recursive: true, force: true })
  }
}
