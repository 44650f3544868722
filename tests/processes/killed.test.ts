import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { nodeCodes } from '#server/adapters/codes-node.ts'
import { argon2Passwords } from '#server/adapters/passwords-argon2.ts'
import { loadDemo } from '#server/demo/load-demo.ts'
import { newId } from '#server/new-id.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { openPglite } from '#server/store/postgres/pglite.ts'
import type { Store } from '#server/store/store.ts'
import { callAt, signInAt } from '#tests/support/http-caller.ts'
import { newDataFolder, type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { isFullRun } from '#tests/support/full-run.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { freshDatabase } from '#tests/support/stores.ts'
import { findAcetone } from './acetone-trade.ts'
import { type Attempt, writeUntilCut } from './mixed-writes.ts'
import { expectWhole, checkBefore } from './whole-books.ts'

/** Twenty in the whole matrix, two in a short run; `KILL_SEED` for other moments. */
const rounds = isFullRun ? 20 : 2
const seed = Number(process.env['KILL_SEED'] ?? 1)

/** A database, and how server and test open it in turn. */
const places = {
  'an embedded database': async () => {
    const dataFolder = await newDataFolder()
    const folder = join(dataFolder, 'database')
    const dump = new Blob([await readFile(inject('pgliteDump'))])
    return {
      settings: { DATA_DIR: dataFolder, DATABASE_URL: '' },
      make: () => openPglite({ folder, dump }),
      open: () => openPglite({ folder }),
    }
  },
  'a PostgreSQL server': async () => {
    const url = await freshDatabase()
    const open = () => openPostgres({ url })
    return { settings: { DATA_DIR: await newDataFolder(), DATABASE_URL: url }, make: open, open }
  },
} as const

describe.each(Object.keys(places) as (keyof typeof places)[])('a server over %s', { timeout: 60_000 * (rounds + 2) }, (name) =>
  it(`that is killed ${rounds} times in the middle of its work (seed ${seed}) loses nothing that it has answered, and does nothing by half or twice`, async ({
    annotate,
  }) => {
    const place = await places[name]()
    await closing(place.make(), (store) =>
      loadDemo({
        store,
        ports: { passwords: argon2Passwords, codes: nodeCodes('of no use here') },
        now: new Date().toISOString(),
        newId,
      }),
    )
    const start = () => startServerProcess({ ...place.settings, DEMO: '0' })
    let server: ServerProcess = await start()
    onTestFinished(() => server.kill())
    const { url } = server
    const [buyer, seller] = [await signInAt(url, 'buyer'), await signInAt(url, 'seller')]
    const acetone = await findAcetone(url, buyer)
    const { _id: userId } = await callAt(url, 'getUser', { token: seller })
    const { _id: chatId } = await callAt(url, 'openChat', { token: buyer, body: { userId } })
    await server.stop()
    const before = await closing(place.open(), async (store) => {
      await store.update('products', { _id: acetone.productId }, { stock: 10_000_000 })
      return checkBefore(store, acetone.productId)
    })

    // A person keeps fifty addresses at most, of which the demo's buyer has some, and sends sixty messages a minute, repeats among them.
    const few = Math.floor(40 / rounds)
    const random = seededRandom(seed)
    const all: Attempt[] = []
    const cutInRound: number[] = []
    server = await start()
    for (let round = 0; round < rounds; round += 1) {
      let left = 3 + Math.floor(random() * 40)
      let enough = () => {}
      const working = new Promise<void>((resolve) => (enough = resolve))
      const writing = writeUntilCut(server.url, { buyer, seller, chatId, acetone, few }, () => {
        left -= 1
        if (left === 0) enough()
      })
      // So many changes, however fast the machine, and then a moment, in which any step may be under way.
      await Promise.race([working, writing])
      await wait(random() * 25)
      await server.kill()
      const attempts = await writing
      server = await start()
      for (const attempt of attempts) await repeat(server.url, attempt)
      all.push(...attempts)
      cutInRound.push(attempts.filter(({ response }) => response === undefined).length)
    }
    expect(await server.stop()).toBe(0)
    await closing(place.open(), (store) => expectWhole(store, before, acetone.productId, all))
    // So many rounds were run, and the lines of six people were cut in each of them: else nothing was proven.
    expect(cutInRound).toEqual(Array.from({ length: rounds }, () => 6))
    await annotate(`${all.length} changes were asked for, ${6 * rounds} of them cut off`)
  }),
)

/** A repeat of a completed call returns the same response; an uncompleted one is done now, and then returns the same each time. */
async function repeat(url: string, { send: ask, operationId, response }: Attempt): Promise<void> {
  const first = await ask(url)
  expect([operationId, first]).toMatchObject([operationId, { status: 200 }])
  expect(first).toEqual(response ?? (await ask(url)))
}

async function closing<Result>(opening: Promise<Store>, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await opening
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
