import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAt, signInAt } from '#tests/support/http-caller.ts'
import { sidewaysPhoto } from '#tests/support/sample-files.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { freshDatabase } from '#tests/support/stores.ts'
import { type AcetoneRequest, findAcetone } from './acetone-trade.ts'
import { openCrowd } from './crowd.ts'

/** Milliseconds of a load that a busy hour would bring. */
const loaded = 60_000
/** Megabytes. */
const most = 300
/** What may be left of it, as a multiple of what was taken at rest. */
const allowed = 1.2

/** The settings that the image gives the process. */
async function imageSettings(): Promise<Record<string, string>> {
  const text = (await readFile('Dockerfile', 'utf8')).replaceAll('\\\n', ' ')
  const pairs = text.matchAll(/\b(NODE_OPTIONS|MALLOC_\w+)=(?:"([^"]*)"|(\S+))/g)
  return Object.fromEntries([...pairs].map(([, name = '', quoted, bare]) => [name, quoted ?? bare ?? '']))
}

// Two minutes and more, on Linux alone: of `npm run test:full` (vitest.config.ts).
describe('a server with the settings of the image', () => {
  let server: ServerProcess
  let crowd: ReturnType<typeof openCrowd>
  let buyer: string
  let acetone: AcetoneRequest
  beforeAll(async () => {
    const settings = await imageSettings()
    const database = { DATABASE_URL: await freshDatabase(), TRUSTED_PROXIES: '127.0.0.1', DEMO: '1' }
    server = await startServerProcess({ ...database, ...settings })
    crowd = openCrowd(Number(new URL(server.url).port))
    buyer = await signInAt(server.url, 'buyer')
    acetone = await findAcetone(server.url, buyer)
  })
  afterAll(async () => {
    crowd.close()
    await server.kill()
  })

  const megabytes = async () => {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024
  }
  const json = (value: unknown) => Buffer.from(JSON.stringify(value))

  it(`takes less than ${most} MB under a mixed load, and gives it back`, { timeout: 400_000 }, async () => {
    await wait(3_000)
    const rest = await megabytes()
    let highest = rest
    const end = performance.now() + loaded
    /** Repeats a call, so many at once with a pause between, until the load ends. */
    const again = (atOnce: number, pause: number, call: () => Promise<unknown>) =>
      Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (; performance.now() < end; await wait(pause)) await call()
        }),
      )
    const words = ['acid', 'benz', 'meth', 'chlor', 'acetone', '67-64-1']
    let searches = 0
    const boundary = randomUUID()
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="profileImage"; filename="big.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
    const picture = Buffer.concat([Buffer.from(head), await sidewaysPhoto(4_000, 3_000), Buffer.from(`\r\n--${boundary}--\r\n`)])
    const contentType = `multipart/form-data; boundary=${boundary}`
    const greedy = json(Object.fromEntries(Array.from({ length: 70_000 }, (_, at) => [`k${at}`, 1])))
    await Promise.all([
      again(1, 250, async () => (highest = Math.max(highest, await megabytes()))),
      again(10, 2, () => crowd.attack({ id: 'getProducts', body: json({ page: 1 }) })),
      again(4, 5, () => {
        searches += 1
        return crowd.attack({
          id: 'getSearchResult',
          body: json({ search: `${words[searches % words.length]} ${searches % 50}` }),
        })
      }),
      again(8, 5, () => crowd.attack({ id: 'viewProduct', subject: acetone.productId })),
      again(4, 20, () =>
        crowd.attack({ id: 'login', body: json({ email: `${randomUUID()}@kimiya.example`, password: 'guessed' }) }),
      ),
      again(2, 500, () => crowd.attack({ id: 'editProfile', token: buyer, body: picture, contentType })),
      again(4, 50, () => crowd.attack({ id: 'login', body: greedy })),
      again(2, 100, async () => {
        const { _id: subject } = await callAt(server.url, 'placeOrder', { token: buyer, body: acetone })
        await crowd.attack({ id: 'viewInvoice', token: buyer, subject })
      }).catch(() => 'Enough was ordered: the stock or the hour’s limit is used up.'),
    ])
    expect(highest).toBeLessThan(most)
    // V8 and the C library take their time.
    for (let seconds = 0; seconds < 120 && (await megabytes()) > allowed * rest; seconds += 1) await wait(1_000)
    expect(await megabytes()).toBeLessThanOrEqual(allowed * rest)
  })
})
