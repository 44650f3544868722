import { lastBackupSetting } from '#server/domain/operator/installation-health.ts'
import type { OperationContext } from '#server/operation.ts'
import type { FileStore } from '#server/ports/files.ts'
import type { Archive } from '#server/store/archive.ts'
import { type ArchiveLine, writeArchive } from './archive-file.ts'
import { CommandRefused, type StoreCommand } from './store-command.ts'

/** A line of the archive holds this many bytes of a file at most. */
const bytesAtOnce = 1 << 20

const optionForms = { to: { type: 'string', value: 'FILE', description: 'Where the archive goes' } } as const

export const backupCommand: StoreCommand<typeof optionForms> = {
  options: optionForms,
  usage: `backup --to FILE
      Writes all rows, as of one moment, and all files into one archive. The server may go on serving where the database is
      PostgreSQL. The archive holds everything but SECRET_KEY: keep both, and keep them apart.`,
  run: async ({ store, files, print, clock, options, change }) => {
    const { archive } = store
    const { to } = options
    if (to === undefined) throw new CommandRefused('backup --to FILE')
    if (archive === undefined) throw new CommandRefused('This store keeps nothing that could be backed up')
    let written = { rows: 0, files: 0, missing: 0 }
    await writeArchive(to, async (write) => {
      const migrations = [...(await archive.migrations())]
      await write({ kimiya: 'archive', format: 1, at: clock().toISOString(), migrations })
      const { rows, fileHashes } = await writeRows(archive, write)
      const missing = await writeFiles(fileHashes, files, write)
      for (const id of missing) print(`File ${id} is not in the file store`)
      written = { rows, files: fileHashes.size - missing.length, missing: missing.length }
      await write({ end: { rows, files: written.files } })
    })
    const at = clock().toISOString()
    await change(`Backup to ${to}`, (own) => keepBackupTime(own, at))
    print(`${written.rows} rows and ${written.files} files written to ${to}`)
    if (written.missing > 0) throw new CommandRefused(`The archive is whole but for ${written.missing} files that are missing`)
  },
}

/** For operators, who are to see when the last one is too long ago. */
async function keepBackupTime({ tables }: Pick<OperationContext, 'tables'>, value: string): Promise<void> {
  const setting = { _id: lastBackupSetting }
  if ((await tables.update('settings', setting, { value })) === 0) await tables.insert('settings', { ...setting, value })
}

type Write = (next: ArchiveLine) => Promise<void>

/** Returns the number of rows, and the hashes of the kept files by id. */
async function writeRows(archive: Archive, write: Write): Promise<{ rows: number; fileHashes: Map<string, string> }> {
  const fileHashes = new Map<string, string>()
  let count = 0
  await archive.read(async ({ table, rows }) => {
    await write({ table, rows: [...rows] })
    count += rows.length
    if (table !== 'files') return
    for (const { _id, sha256, access } of rows) if (access !== 'none') fileHashes.set(String(_id), String(sha256))
  })
  return { rows: count, fileHashes }
}

/** Returns the ids of missing files. */
async function writeFiles(fileHashes: ReadonlyMap<string, string>, files: FileStore, write: Write): Promise<string[]> {
  const missing: string[] = []
  for (const [id, sha256] of fileHashes) {
    let bytes
    try {
      bytes = await files.open(id)
    } catch {
      missing.push(id)
      continue
    }
    await write({ file: id, sha256 })
    for await (const chunk of bytes) {
      for (let at = 0; at < chunk.length; at += bytesAtOnce) {
        await write({ bytes: Buffer.from(chunk.subarray(at, at + bytesAtOnce)).toString('base64') })
      }
    }
  }
  return missing
}
