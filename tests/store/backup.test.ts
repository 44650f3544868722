import type { CallCommand } from '#server/operator/call-command.ts'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryFiles } from '#server/adapters/files-memory.ts'
import { backupCommand } from '#server/operator/backup.ts'
import { exportCommand } from '#server/operator/export-rows.ts'
import { restoreCommand } from '#server/operator/restore.ts'
import { securityLogCommand } from '#server/operator/security-log.ts'
import { sealSecurityEvents } from '#server/jobs/seal-security-events.ts'
import type { CommandOptions, StoreCommand } from '#server/operator/store-command.ts'
import type { FileStore } from '#server/ports/files.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import { tables, type TableName } from '#server/store/tables.ts'
import { keyColumns } from '#server/store/constraints.ts'
import { wholeBytes } from '#src/lib/whole-bytes.ts'
import { bareInstallation, runCommand } from '#tests/support/operator-command.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { freshDatabase, openDemoPglite, openDemoPostgres, openFreshPglite } from '#tests/support/stores.ts'

// Object.keys of the tables yields their names.
const names = Object.keys(tables) as TableName[]

/** Every row of every table, but for what a restore says of itself. */
async function allRows(store: Store): Promise<Record<string, unknown>> {
  const all = await everyRow(store)
  return {
    ...all,
    securityEvents: all['securityEvents']?.filter(({ kind }) => kind !== 'operator.restored' && kind !== 'operator.changed'),
    settings: all['settings']?.filter(({ _id }) => _id !== 'lastBackupAt'),
  }
}

async function everyRow(store: Store): Promise<Record<string, Record<string, unknown>[]>> {
  const rows = names.map(async (name) => [name, await store.list(name, {}, { orderBy: [keyColumns[name]] as never })] as const) // Any table by its own key.
  return Object.fromEntries(await Promise.all(rows))
}

const file = Buffer.from('%PDF-1.7 '.repeat(200_000))
const keptId = '00000000-0000-7000-8000-00000f11e001'
const loose = '00000000-0000-7000-8000-00000f11e002'

const opened: Store[] = []
const openEmpty = {
  PGlite: openFreshPglite,
  PostgreSQL: async () => openPostgres({ url: await freshDatabase() }),
}
const openDemo = { PGlite: openDemoPglite, PostgreSQL: openDemoPostgres }
type Kind = keyof typeof openEmpty

async function open(opening: Promise<Store>): Promise<Store> {
  const store = await opening
  opened.push(store)
  return store
}

/** A marketplace with its catalogue, an order, a note of it to open pages, and files. */
async function traded(kind: Kind): Promise<{ store: Store; files: FileStore }> {
  const store = await open(openDemo[kind]())
  const market = await openMarketplace(store)
  const token = await market.signIn('buyer')
  const { products } = await market.call('getSearchResult', { body: { search: 'acetone', pageSize: 5 } })
  const productId = products.find((card) => card.seller.businessName.startsWith('Gulf Marjan'))?._id ?? ''
  const addressId = (await market.call('getAddresses', { token, body: {} })).addresses[0]?._id ?? ''
  const body = { productId, quantity: { value: 160, unit: 'kg' as const }, incoterm: 'FOB' as const, addressId }
  const { total } = await market.call('previewOrder', { token, body })
  await market.call('placeOrder', { token, body: { ...body, expectedTotal: total } })
  const { files } = market.ports
  const ownerId = (await store.list('users', {}, { limit: 1 }))[0]?._id ?? ''
  const common = { ownerId, contentType: 'application/pdf', size: file.length, createdAt: '2026-11-21T08:00:00.000Z' }
  for (const [_id, access] of [
    [keptId, 'private'],
    [loose, 'none'],
  ] as const) {
    const { sha256 } = await files.put(_id, chunks())
    await store.insert('files', { ...common, _id, fileName: 'Certificate.pdf', access, sha256 })
  }
  await sealSecurityEvents(market)
  return { store, files }
}

/** Opens a marketplace over these rows, which include the demo. */
async function searchIn(store: Store, body: { search: string; pageSize: number }) {
  const market = await openMarketplace(store)
  return market.call('getSearchResult', { body })
}

async function* chunks() {
  yield file
}

describe.each<[Kind, Kind]>([
  ['PGlite', 'PostgreSQL'],
  ['PostgreSQL', 'PGlite'],
])('an archive of %s, brought back into %s', (from, to) => {
  let source: { store: Store; files: FileStore }
  let target: Store
  let archive: string
  let printed: string[] = []
  const targetFiles = memoryFiles()

  const run = async (
    command: StoreCommand | CallCommand,
    store: Store,
    files: FileStore,
    options: CommandOptions,
    ...args: string[]
  ) => {
    printed = []
    await runCommand(bareInstallation(store, files), command, args, { options, print: (line) => printed.push(line) })
  }
  beforeAll(async () => {
    archive = join(await mkdtemp(join(tmpdir(), 'kimiya-backup-')), 'all.jsonl.gz')
    source = await traded(from)
    target = await open(openEmpty[to]())
    await run(backupCommand, source.store, source.files, { to: archive })
  })
  afterAll(async () => {
    for (const store of opened.splice(0)) await store.close()
  })
  const restore = (options: CommandOptions = {}) => run(restoreCommand, target, targetFiles, { from: archive, ...options })

  test('is readable by its owner alone', async () => expect((await stat(archive)).mode & 0o777).toBe(0o600))

  test('that breaks off, or lost bytes of a file, is refused and changes nothing', async () => {
    const lines = gunzipSync(await readFile(archive))
      .toString()
      .trimEnd()
      .split('\n')
    const damaged = async (changed: string[]) => {
      const path = `${archive}.damaged`
      await writeFile(path, gzipSync(`${changed.join('\n')}\n`))
      return run(restoreCommand, target, targetFiles, { from: path })
    }
    await expect(damaged(lines.slice(0, -1))).rejects.toThrow('The archive breaks off')
    await expect(damaged(lines.filter((line) => !line.startsWith('{"table":"orderEvents"')))).rejects.toThrow(
      'The archive does not hold what it says',
    )
    const firstBytes = lines.findIndex((line) => line.startsWith('{"bytes"'))
    await expect(damaged(lines.toSpliced(firstBytes, 1))).rejects.toThrow(`File ${keptId} is damaged`)
    await expect(damaged(['{"hello":1}'])).rejects.toThrow('is no archive of this program, or is damaged')
    const whole = await readFile(archive)
    await writeFile(`${archive}.torn`, whole.subarray(0, whole.length - 100))
    await expect(run(restoreCommand, target, targetFiles, { from: `${archive}.torn` })).rejects.toThrow('is damaged')
    await expect(damaged([(lines[0] ?? '').replace('001-foundation', '000-other'), ...lines.slice(1)])).rejects.toThrow(
      'The archive was written by another version (000-other, 001-foundation)',
    )
    expect(await target.archive?.isEmpty()).toBe(true)
    await expect(targetFiles.open(keptId)).rejects.toThrow(`No file ${keptId}`)
  }, 60_000)

  test('has every row, and every file that is kept', async () => {
    await restore()
    expect(printed).toEqual([expect.stringMatching(/^\d+ rows and 1 files of 2026-11-21T09:00:00.000Z brought back$/)])
    expect(await allRows(target)).toEqual(await allRows(source.store))
    const bytes = await wholeBytes(await targetFiles.open(keptId))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(createHash('sha256').update(file).digest('hex'))
    await expect(targetFiles.open(loose)).rejects.toThrow(`No file ${loose}`)
  })

  test('carries the security log on, whole, with the restore as its next event', async () => {
    const restored = bareInstallation(target)
    await sealSecurityEvents(restored)
    await run(securityLogCommand, target, targetFiles, {}, 'verify')
    const [head = '', whole] = printed
    expect([head, whole]).toEqual([expect.stringMatching(/^head {2}2 {2}[0-9a-f]{64}$/), '2 events, whole'])
    const [, restoring] = await target.list('securityEvents', {}, { orderBy: ['sequence'] })
    expect(restoring).toMatchObject({ kind: 'operator.restored', actor: 'amina', reason: 'As the board decided', before: null })
    const [{ sequence, hash } = {}] = await source.store.list('securityEvents', { sequence: 1 })
    await restore({ replace: true })
    // The log that was replaced, by its last event; what was in it alone is lost.
    expect((await target.find('securityEvents', { kind: 'operator.restored' }))?.before).toEqual({
      sequence: 2,
      hash: head.split('  ')[2],
    })
    expect(await target.securityLog.lastSealed()).toMatchObject({ sequence, hash })
  })

  test('is searched and followed like what was entered here', async () => {
    // Misspelt: found by the words that the database keeps for itself.
    const body = { search: 'acetnoe', pageSize: 3 }
    const [sourceResult, targetResult] = await Promise.all([source.store, target].map(async (store) => searchIn(store, body)))
    expect(targetResult?.products.length).toBe(3)
    expect(targetResult).toEqual(sourceResult)
    const newest = (await target.list('liveEvents', {}, { orderBy: ['-sequence'], limit: 1 }))[0]
    const { userId = '', sequence = 0 } = newest ?? {}
    const event = { type: 'notification.created', subjectId: keptId, data: null, at: '2026-11-21T10:00:00.000Z' } as const
    await target.insert('liveEvents', { userId, ...event })
    expect(await target.lastLiveEvent(userId)).toBe(sequence + 1)
  })

  test('does not go over a marketplace that holds something, unless that is asked for', async () => {
    await expect(restore()).rejects.toThrow('The marketplace is not empty')
    await target.insert('settings', { _id: 'of this one', value: 'alone' })
    await targetFiles.put(loose, chunks())
    await target.update('files', { _id: loose }, { access: 'private' })
    await restore({ replace: true })
    expect(await allRows(target)).toEqual(await allRows(source.store))
    // What was a file here, and is none in the archive, is gone with its row.
    await expect(targetFiles.open(loose)).rejects.toThrow(`No file ${loose}`)
  })

  test('says which files were missing when it was written', async () => {
    await expect(run(backupCommand, source.store, memoryFiles(), { to: `${archive}.2` })).rejects.toThrow(
      'The archive is whole but for 1 files that are missing',
    )
    expect(printed[0]).toBe(`File ${keptId} is not in the file store`)
  })

  test('is not the only way out: orders and products are written as tables', async () => {
    const path = `${archive}.csv`
    await run(exportCommand, source.store, source.files, { to: path }, 'orders')
    const [head, ...orders] = (await readFile(path, 'utf8')).trimEnd().split('\r\n')
    expect(head).toMatch(/^\uFEFFnumber,kind,status,paymentState,/)
    expect(orders.at(-1)).toMatch(
      /^KO-26-[0-9A-Z-]+,product,placed,none,2026-11-21T08:00:00.000Z,.*,160,kg,SAR,630.4,0,0,none,630.4,FOB,,,BD$/,
    )
    expect(printed).toEqual([`${orders.length} orders written to ${path}`])
    expect(orders.length).toBe(await source.store.count('orders', {}))
    await run(exportCommand, source.store, source.files, { to: path }, 'products')
    const count = await source.store.count('products', {})
    expect(printed).toEqual([`${count} products written to ${path}`])
    await expect(run(exportCommand, source.store, source.files, { to: path }, 'users')).rejects.toThrow('export orders|products')
  })

  test('has its own event from the moment on that it is there, whatever fails after', async () => {
    const failing: Store = {
      ...target,
      transaction: async () => {
        throw new Error('The machine went down')
      },
    }
    await run(restoreCommand, failing, targetFiles, { from: archive, replace: true })
    expect(await target.count('securityEvents', { kind: 'operator.restored' })).toBe(1)
  })
})
