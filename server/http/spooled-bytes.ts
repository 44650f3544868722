import { randomUUID } from 'node:crypto'
import type { ReadStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bytes, FilesUnavailable } from '#server/ports/files.ts'
import { maxBytes } from '#server/receive-form.ts'

/** One byte more than is taken: a longer file is refused whatever follows. */
const most = maxBytes + 1

export interface SpoolLimits {
  /** Bytes that wait on the disk together: it is the embedded database's disk as well. */
  all: number
  /** Bytes of one who sends. */
  ofOne: number
}

const megabyte = 1_048_576
const usualSpool: SpoolLimits = { all: 2048 * megabyte, ofOne: 256 * megabyte }

/**
 * Receives all of a file onto the disk before anybody reads it, so that a slow line holds no memory and nobody's turn. The file has no name any
 * more once it is open: it is gone with the process, or when the stream is destroyed, and its room with it. No more is kept than shows that the
 * file is too large. Throws `FilesUnavailable` when the disk is full, or what uploads together or those of this sender may take of it.
 */
export type Spool = (sent: Bytes, sender: string) => Promise<ReadStream>

export function createSpool(limits: SpoolLimits = usualSpool): Spool {
  const taken = new Map<string, number>()
  let all = 0
  const take = (sender: string, size: number) => {
    const own = (taken.get(sender) ?? 0) + size
    if (size > 0 && (own > limits.ofOne || all + size > limits.all))
      throw new FilesUnavailable('Uploads that wait take all of their room')
    all += size
    if (own > 0) taken.set(sender, own)
    else taken.delete(sender)
  }
  return async (sent, sender) => {
    const file = await nameless().catch(unavailable)
    let size = 0
    try {
      for await (const chunk of sent) {
        take(sender, chunk.length)
        size += chunk.length
        await file.appendFile(chunk).catch(unavailable)
        if (size >= most) break
      }
    } catch (error) {
      take(sender, -size)
      await file.close()
      throw error
    }
    return file.createReadStream({ start: 0 }).once('close', () => {
      take(sender, -size)
    })
  }
}

async function nameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `kimiya-upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
  } catch (error) {
    await file.close()
    throw error
  }
  return file
}

function unavailable(cause: unknown): never {
  throw new FilesUnavailable('The temporary folder takes no upload', { cause })
}
