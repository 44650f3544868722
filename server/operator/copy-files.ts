import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BodyOf } from '#server/operation.ts'
import type { CallContext } from './call-command.ts'

/** Copies the files of a case into a folder that only the operator can read, and prints their paths. The security log has each reading. */
export async function copyFiles(
  { readFile, print }: Pick<CallContext, 'readFile' | 'print'>,
  subject: Omit<BodyOf<'readCaseFile'>, 'fileId'>,
  files: readonly { _id: string; fileName: string }[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [index, { _id: fileId, fileName }] of files.entries()) {
    // Two files may have one name; names hold no folders (server/domain/document/file-name.ts).
    const place = join(folder, `${index + 1}-${fileName}`)
    await pipeline(await readFile({ ...subject, fileId }), createWriteStream(place, { mode: 0o600 }))
    print(place)
  }
}
