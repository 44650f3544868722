import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '#server/ports/files.ts'

/** A partial file older than this was left by a process that died. */
const longestUpload = 24 * 60 * 60 * 1000

/** Files on a bare machine: one a file in a folder, in subfolders by the end of the id, where ids differ. */
export async function folderFiles(folder: string): Promise<FileStore> {
  const unfinished = join(folder, 'unfinished')
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await removeOld(unfinished)
  const placeOf = (id: string) => join(folder, id.slice(-2))
  const pathOf = (id: string) => join(placeOf(id), id)
  return {
    put: async (id, bytes) => {
      const part = join(unfinished, id)
      try {
        const stored = await write(part, bytes)
        await mkdir(placeOf(id), { recursive: true, mode: 0o700 })
        await rename(part, pathOf(id))
        return stored
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    open: async (id) => {
      // Checked first, so that a missing file throws here and not in the middle of a response.
      await stat(pathOf(id))
      return createReadStream(pathOf(id))
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  }
}

async function write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'w', 0o600)
  try {
    for await (const chunk of bytes) {
      await file.write(chunk)
      hash.update(chunk)
      size += chunk.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > longestUpload) await rm(path, { force: true })
  }
}
