import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Row } from '#server/store/tables.ts'
import type { StoreContext } from './store-command.ts'

/** Copies files into a folder that only the operator can read, and prints their paths. */
export async function copyFiles(
  { files: fileStore, print }: StoreContext,
  files: readonly Row<'files'>[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [index, { _id, fileName }] of files.entries()) {
    // Two files may have one name; names hold no folders (server/domain/document/file-name.ts).
    const place = join(folder, `${index + 1}-${fileName}`)
    await pipeline(await fileStore.open(_id), createWriteStream(place, { mode: 0o600 }))
    print(place)
  }
}
