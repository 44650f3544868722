import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes what would be sent as one JSON file, for a person or a test to open; a repeat writes the same file. Returns its path. */
export async function writeOutboxFile(folder: string, id: string, content: object): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${id}.json`)
  // Written beside and renamed, so that who watches the folder never reads half a message.
  await writeFile(`${file}.part`, JSON.stringify(content, null, 2), { mode: 0o600 })
  await rename(`${file}.part`, file)
  return file
}
