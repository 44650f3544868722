import { securityEventRow } from '#server/domain/platform/security-log.ts'
import type { FileStore } from '#server/ports/files.ts'
import type { RowBatch } from '#server/store/archive.ts'
import { type ArchiveLine, readArchive } from './archive-file.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused, type StoreCommand } from './store-command.ts'

const optionForms = {
  from: { type: 'string', value: 'FILE', description: 'The archive' },
  replace: { type: 'boolean', description: 'All that the marketplace holds is lost' },
  reason: reasonOption,
} as const

export const restoreCommand: StoreCommand<typeof optionForms> = {
  options: optionForms,
  usage: `restore --from FILE --reason TEXT [--replace]
      Brings an archive back, into the embedded database or a PostgreSQL: this is also the way from one to the other. All of
      it, or nothing. Without --replace the marketplace must be empty; with it, all that it holds is lost. Stop the server first.`,
  run: async ({ store, files, print, options, clock, newId, origin }) => {
    const { archive } = store
    const { from, replace = false } = options
    if (from === undefined) throw new CommandRefused('restore --from FILE --reason TEXT [--replace]')
    const reason = requireReason(options)
    if (archive === undefined) throw new CommandRefused('This store keeps nothing that could be replaced')
    const lines = readArchive(from)
    const opening = await lines.next()
    if (opening.done === true || !('kimiya' in opening.value)) throw new CommandRefused(`${from} is no archive of this program`)
    const first = opening.value
    refuseMismatch(first.migrations, await archive.migrations())
    if (!replace && !(await archive.isEmpty()))
      throw new CommandRefused('The marketplace is not empty. With --replace all that it holds is lost.')
    const before = new Set((await store.list('files', {})).map(({ _id }) => _id))
    const replaced = await store.securityLog.lastSealed()
    const brought = { rows: 0, files: new Set<string>() }
    // The log is the archive's from here on: how far the one before it went is said in it, in the transaction that replaces it.
    const restored = () =>
      securityEventRow(
        { now: clock().toISOString(), newId, origin },
        {
          kind: 'operator.restored',
          subject: 'restore',
          reason,
          before: replaced && { sequence: replaced.sequence, hash: replaced.hash },
          after: { archive: first.at, rows: brought.rows, files: brought.files.size },
        },
      )
    try {
      await archive.replace(withEvent(batches(lines, files, brought), restored))
    } catch (error) {
      for (const id of brought.files) if (!before.has(id)) await files.remove(id)
      throw error
    }
    for (const id of before) if (!brought.files.has(id)) await files.remove(id)
    print(`${brought.rows} rows and ${brought.files.size} files of ${first.at} brought back`)
  },
}

/** Rows of another version's tables would not fit. */
function refuseMismatch(archived: readonly string[], existing: readonly string[]): void {
  const difference = [
    ...archived.filter((name) => !existing.includes(name)),
    ...existing.filter((name) => !archived.includes(name)),
  ]
  if (difference.length === 0) return
  throw new CommandRefused(
    `The archive was written by another version (${difference.join(', ')}): restore it with that version, then start this one.`,
  )
}

/** Yields the batches, and then the event, which is made when all of them were taken. */
async function* withEvent(batchesOfRows: AsyncIterable<RowBatch>, event: () => object): AsyncGenerator<RowBatch> {
  yield* batchesOfRows
  yield { table: 'securityEvents', rows: [{ ...event() }] }
}

/** Yields the rows and stores files on the way. Throws at the end of a truncated archive. */
async function* batches(
  lines: AsyncIterator<ArchiveLine>,
  files: FileStore,
  brought: { rows: number; files: Set<string> },
): AsyncGenerator<RowBatch> {
  let next = await lines.next()
  while (next.done !== true) {
    const { value } = next
    if ('file' in value) {
      brought.files.add(value.file)
      const { sha256 } = await files.put(value.file, fileBytes())
      if (sha256 !== value.sha256) throw new CommandRefused(`File ${value.file} is damaged`)
      continue
    }
    if ('end' in value) {
      const isWhole = value.end.rows === brought.rows && value.end.files === brought.files.size
      if (!isWhole) throw new CommandRefused('The archive does not hold what it says')
      return
    }
    if (!('table' in value)) throw new CommandRefused('The archive is out of order')
    brought.rows += value.rows.length
    yield value
    next = await lines.next()
  }
  throw new CommandRefused('The archive breaks off')

  /** Leaves `next` at what comes after the file. */
  async function* fileBytes(): AsyncGenerator<Uint8Array> {
    for (;;) {
      next = await lines.next()
      if (next.done === true || !('bytes' in next.value)) return
      yield Buffer.from(next.value.bytes, 'base64')
    }
  }
}
