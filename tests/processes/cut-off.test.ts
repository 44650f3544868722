import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeCodes } from '#server/adapters/codes-node.ts'
import { argon2Passwords } from '#server/adapters/passwords-argon2.ts'
import { loadDemo } from '#server/demo/load-demo.ts'
import { newId } from '#server/new-id.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import { responseAt, callAt, followAt, type HttpResponse, signInAt } from '#tests/support/http-caller.ts'
import { openFakeSmtp } from '#tests/support/fake-servers/fake-smtp.ts'
import { freePort, type ServerProcess, startServerProcess, until } from '#tests/support/server-process.ts'
import { freshDatabase } from '#tests/support/stores.ts'
import { openTcpGate } from '#tests/support/tcp-gate.ts'
import { type AcetoneRequest, findAcetone } from './acetone-trade.ts'

/** One process whose line to the database, and whose mail server, come and go. */
describe('a server', () => {
  let gate: Awaited<ReturnType<typeof openTcpGate>>
  let server: ServerProcess
  let store: Store
  let database: string
  let mailPort: number
  let people: { buyer: string; seller: string }
  let acetone: AcetoneRequest

  const start = () => {
    const through = new URL(database)
    through.port = String(gate.port)
    const mail = { SMTP_URL: `smtp://kimiya:secret@127.0.0.1:${mailPort}`, MAIL_FROM: 'Kimiya <no-reply@kimiya.example>' }
    return startServerProcess({ DATABASE_URL: through.href, DEMO: '0', ...mail })
  }
  beforeAll(async () => {
    database = await freshDatabase()
    const { hostname, port } = new URL(database)
    gate = await openTcpGate({ host: hostname, port: Number(port) })
    store = await openPostgres({ url: database, poolSize: 2 })
    const ports = { passwords: argon2Passwords, codes: nodeCodes('of no use here') }
    await loadDemo({ store, ports, now: new Date().toISOString(), newId })
    mailPort = await freePort()
    server = await start()
    people = { buyer: await signInAt(server.url, 'buyer'), seller: await signInAt(server.url, 'seller') }
    acetone = await findAcetone(server.url, people.buyer)
  })
  afterAll(async () => {
    await server.kill()
    await store.close()
    await gate.close()
  })

  const status = async (path: string) => (await fetch(server.url + path)).status
  const place = (note: string, key?: string) =>
    responseAt(server.url, 'placeOrder', { token: people.buyer, body: { ...acetone, note }, ...(key !== undefined && { key }) })
  const isAway = ({ status: code, retryAfter }: HttpResponse) => code === 503 && retryAfter === '5'

  it('whose database is gone under load says so and when to come again, and goes on by itself when it is back', async () => {
    const stream = await followAt(server.url, people.seller)
    const responses: HttpResponse[] = []
    const over = new AbortController()
    const load = async () => {
      while (!over.signal.aborted) {
        responses.push(await place('under load'))
        responses.push(await responseAt(server.url, 'getSearchResult', { body: { search: 'acetone' } }))
      }
    }
    const loading = Promise.all([load(), load(), load()])
    const wentWell = () => responses.at(-1)?.status === 200
    await until(async () => responses.length > 6)
    gate.cut()
    await until(async () => responses.some(isAway) && (await status('/ready')) === 503)
    expect(await status('/live')).toBe(200)
    const refused = await place('asked while it was gone', 'asked-while-it-was-gone-1')
    expect(refused).toMatchObject({ status: 503, retryAfter: '5', envelope: { error: true, code: 503 } })
    gate.mend()
    await until(async () => (await status('/ready')) === 200 && wentWell())
    over.abort()
    await loading
    // No other responses: neither a false success nor a defect.
    expect(responses.filter((response) => response.status !== 200 && !isAway(response))).toEqual([])
    const orders = await store.count('orders', { note: 'under load' })
    const rejected = responses.filter(
      ({ status: code, envelope }) => code === 200 && JSON.stringify(envelope).includes('"number":"KO-'),
    )
    // A change whose response was lost may have been committed, one for each caller.
    expect(orders - rejected.length).toBeGreaterThanOrEqual(0)
    expect(orders - rejected.length).toBeLessThanOrEqual(3)
    expect((await place('asked while it was gone', 'asked-while-it-was-gone-1')).status).toBe(200)
    expect(await store.count('orders', { note: 'asked while it was gone' })).toBe(1)
    // The mail server is not there yet, which is another test's matter.
    const defects = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"defect"'))
    expect(defects.filter((line) => !line.includes(`ECONNREFUSED 127.0.0.1:${mailPort}`))).toEqual([])

    // The page gets every event, whether its stream survived or was reopened.
    stream.close()
    const resumed = await followAt(server.url, people.seller, stream.standing)
    const received = new Set<string>()
    while (received.size < orders + 1) {
      const event = await resumed.next()
      if (event?.type === 'order.changed') received.add(event.data ?? '')
    }
    resumed.close()
  })

  it('whose database is silent is not ready within seconds, and hangs nobody for good', async () => {
    gate.silence()
    expect(await status('/ready')).toBe(503)
    const pending = place('asked into the silence', 'asked-into-the-silence-1')
    gate.mend()
    expect([200, 503]).toContain((await pending).status)
    await until(async () => (await status('/ready')) === 200)
    expect((await place('asked into the silence', 'asked-into-the-silence-1')).status).toBe(200)
    expect(await store.count('orders', { note: 'asked into the silence' })).toBe(1)
  })

  it('whose mail server is down goes on trading, and sends the mail when it is back', async () => {
    expect((await place('while no mail goes out')).status).toBe(200)
    const waiting = () => store.list('outbox', { channel: 'mail', deliveredAt: null })
    await until(async () => (await waiting()).some(({ tries }) => tries > 0))
    const queued = (await waiting()).length
    const fake = await openFakeSmtp(mailPort)
    // As if the minutes until the next try were over.
    await store.update('outbox', { deliveredAt: null }, { nextTryAt: new Date(0).toISOString() })
    await until(async () => (await waiting()).length === 0)
    expect(fake.mails.length).toBe(queued)
    await fake.close()
  })

  it('that is asked to end finishes the calls under way, ends the streams and leaves with 0', async () => {
    const views = async () => (await store.find('viewCounts', { _id: acetone.productId }))?.count ?? 0
    const before = await views()
    await callAt(server.url, 'viewProduct', { id: acetone.productId })
    const stream = await followAt(server.url, people.seller)
    const holder = new Client({ connectionString: database })
    await holder.connect()
    await holder.query('begin')
    await holder.query('lock table "addresses" in access exclusive mode')
    const pending = callAt(server.url, 'getAddresses', { token: people.buyer, body: {} })
    const blocked = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await until(async () => (await holder.query(blocked)).rows.length > 0)
    const ended = server.stop()
    for (let event = await stream.next(); event !== undefined; event = await stream.next());
    await holder.query('rollback')
    expect((await pending).addresses.length).toBeGreaterThan(0)
    expect(await ended).toBe(0)
    // Views are gathered for some seconds before they are written.
    expect(await views()).toBe(before + 1)
    await holder.end()
    server = await start()
  })

  it('that is asked to end while its database is gone leaves with 0', async () => {
    gate.cut()
    expect(await server.stop()).toBe(0)
    gate.mend()
  })
})
