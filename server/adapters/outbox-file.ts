import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a message as one JSON file, the same for a repeat. Returns its path. */
export async function writeOutboxFile(folder: string, id: string, content: object): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${id}.json`)
  // Written beside and renamed, so that a watcher of the folder never reads a partial message.
  await writeFile(`${file}.part`, JSON.stringify(content, null, 2), { mode: 0o600 })
  await rename(`${file}.part`, file)
  return file
}
