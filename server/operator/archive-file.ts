import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { tables, type TableName } from '#server/store/tables.ts'
import { CommandRefused } from './store-command.ts'

// Object.keys of the tables yields their names.
const tableName = z.enum(Object.keys(tables) as [TableName, ...TableName[]])

const line = z.union([
  z.strictObject({ table: tableName, rows: z.array(z.record(z.string(), z.unknown())) }),
  z.strictObject({ bytes: z.base64() }),
  z.strictObject({ file: z.uuid(), sha256: z.string() }),
  z.strictObject({ end: z.strictObject({ rows: z.number(), files: z.number() }) }),
  z.strictObject({ kimiya: z.literal('archive'), format: z.literal(1), at: z.string(), migrations: z.array(z.string()) }),
])

/**
 * A line of an archive, gzipped JSON: first a header, then the rows, then each file followed by its bytes, last the totals, without which
 * it is truncated.
 */
export type ArchiveLine = z.infer<typeof line>

/** Writes an archive beside its place and moves it there when it is whole. Only its owner may read it: it holds everything. */
export async function writeArchive(
  path: string,
  produce: (write: (next: ArchiveLine) => Promise<void>) => Promise<void>,
): Promise<void> {
  const part = `${path}.part`
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(part, { mode: 0o600 }))
  // Its failure surfaces in the next write, or at the end.
  written.catch(() => {})
  try {
    await produce(async (next) => {
      if (!gzip.write(`${JSON.stringify(next)}\n`)) await Promise.race([once(gzip, 'drain'), written])
    })
    gzip.end()
    await written
    await syncToDisk(part)
    await rename(part, path)
  } catch (error) {
    gzip.destroy()
    await written.catch(() => {})
    await rm(part, { force: true })
    throw error
  }
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Yields the lines of an archive. Throws `CommandRefused` for another or a damaged file. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveLine> {
  const unzipped = createGunzip()
  const read = pipeline(createReadStream(path), unzipped)
  read.catch(() => {})
  try {
    for await (const text of createInterface({ input: unzipped, crlfDelay: Infinity })) yield line.parse(JSON.parse(text))
    await read
  } catch (error) {
    if (isDamage(error)) throw new CommandRefused(`${path} is no archive of this program, or is damaged`)
    throw error
  } finally {
    unzipped.destroy()
  }
}

const isDamage = (error: unknown): boolean =>
  error instanceof z.ZodError ||
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
