import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { FolderLocked, lockFolder } from '#server/store/postgres/folder-lock.ts'
import { openPglite } from '#server/store/postgres/pglite.ts'
import { insertTradeFixture } from '#tests/support/store-fixture.ts'

let parent: string
let folders = 0

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kimiya-folder-'))
})

afterAll(() => rm(parent, { recursive: true, force: true }))

const newFolder = () => join(parent, String(folders++))

test('a folder keeps its rows from one opening to the next', async () => {
  const folder = newFolder()
  const first = await openPglite({ folder })
  const { product } = await insertTradeFixture(first)
  await first.nextNumber('kept')
  await first.close()
  const second = await openPglite({ folder })
  expect(await second.find('products', { _id: product._id })).toEqual(product)
  expect(await second.nextNumber('kept')).toBe(2)
  await second.close()
}, 60_000)

test('the planner learns what the tables hold when it is told to, which the embedded database never does by itself', async () => {
  const folder = newFolder()
  const store = await openPglite({ folder })
  await insertTradeFixture(store)
  await store.refreshStatistics?.()
  await store.close()
  const pglite = await PGlite.create({ dataDir: join(folder, 'postgres'), extensions: { pg_trgm, unaccent } })
  const { rows } = await pglite.query(`select reltuples > 0 as "known" from pg_class where relname = 'products'`)
  expect(rows).toEqual([{ known: true }])
  await pglite.close()
}, 60_000)

test('a folder in use is refused, with its name and who has it, and is free again after closing', async () => {
  const folder = newFolder()
  const release = lockFolder(folder)
  const refusal = await openPglite({ folder }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(FolderLocked)
  expect(refusal).toMatchObject({
    message: `The data folder ${folder} is in use by process ${process.pid} on ${hostname()}. Stop that process, or give this one another folder.`,
  })
  release()
  lockFolder(folder)()
})

test('another live process keeps its folder, and loses it when it is killed', async () => {
  const folder = newFolder()
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', holdFolder], {
    env: { ...process.env, FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid} on`)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  lockFolder(folder)()
}, 30_000)

const holdFolder = `
  const { lockFolder } = await import('#server/store/postgres/folder-lock.ts')
  lockFolder(process.env.FOLDER)
  console.log('held')
  setInterval(() => {}, 1000)
`

test('a lock of a process that is gone is taken over, also when its number was given to another process', async () => {
  const folder = newFolder()
  await mkdir(folder)
  const stale = { pid: process.pid, host: hostname(), began: 'another start of this number', token: 'old' }
  await writeFile(join(folder, 'lock'), JSON.stringify(stale))
  const release = lockFolder(folder)
  expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
  expect(() => lockFolder(folder)).toThrow(FolderLocked)
  release()
})

test('a lock that was only half written is taken over', async () => {
  const folder = newFolder()
  await mkdir(folder)
  await writeFile(join(folder, 'lock'), '{"pid":')
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid} on`)
  release()
})

test('a lock of another machine holds while it is touched', async () => {
  const folder = newFolder()
  await mkdir(folder)
  const file = join(folder, 'lock')
  await writeFile(file, JSON.stringify({ pid: 1, host: 'elsewhere', began: '', token: 'other' }))
  expect(() => lockFolder(folder)).toThrow('in use by process 1 on elsewhere')
  const minuteAgo = new Date(Date.now() - 60_000)
  await utimes(file, minuteAgo, minuteAgo)
  lockFolder(folder)()
})
