import { randomUUID } from 'node:crypto'
import type { ReadStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bytes, FilesUnavailable } from '#server/ports/files.ts'
import { maxBytes } from '#server/receive-form.ts'

/** One byte more than is taken: a longer file is refused whatever follows. */
const most = maxBytes + 1

/**
 * Receives all of a file onto the disk before anybody reads it, so that a slow line holds no memory and nobody's turn. The file has no name any
 * more once it is open: it is gone with the process, or when the stream is destroyed. No more is kept than shows that the file is too large.
 * Throws `FilesUnavailable` when the disk does not take it.
 */
export async function spooled(sent: Bytes): Promise<ReadStream> {
  const file = await nameless().catch(unavailable)
  try {
    let size = 0
    for await (const chunk of sent) {
      await file.appendFile(chunk).catch(unavailable)
      size += chunk.length
      if (size >= most) break
    }
  } catch (error) {
    await file.close()
    throw error
  }
  return file.createReadStream({ start: 0 })
}

async function nameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `kimiya-upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

function unavailable(cause: unknown): never {
  throw new FilesUnavailable('The temporary folder takes no upload', { cause })
}
