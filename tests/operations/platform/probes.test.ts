import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatch } from '#server/dispatch.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { createMetrics, type Metrics } from '#server/metrics.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import { StoreUnavailable } from '#server/store/store.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { freshDatabase } from '#tests/support/stores.ts'

const token = 'a token for the one who watches'

describe('what watches the server', () => {
  let market: Marketplace
  let metrics: Metrics
  let server: FastifyInstance
  let guarded: FastifyInstance
  let isReady = true
  beforeAll(async () => {
    market = await openMarketplace(openMemoryStore())
    const { store, ports, newId, clock } = market
    metrics = createMetrics(store, () => clock.now)
    const context = {
      dispatch: createDispatch({
        store,
        ports,
        newId,
        clock: () => clock.now,
        onRefused: metrics.refused,
        onDefect: (_: unknown, __: string, where: string) => metrics.defect(where),
      }),
      ready: async () => isReady,
      onDefect: () => {},
      onResponse: metrics.onResponse,
      onStream: (happened: 'opened' | 'closed') => (happened === 'opened' ? metrics.streamOpened() : metrics.streamClosed()),
    }
    server = await createHttpServer({ ...context, metrics: { text: metrics.text } })
    guarded = await createHttpServer({ ...context, metrics: { text: metrics.text, token } })
  })
  afterAll(async () => {
    server.server.closeAllConnections()
    await Promise.all([server.close(), guarded.close()])
  })
  /** The samples of one metric, by name and labels. */
  const samples = async (name: string) => {
    const { text } = await metrics.text()
    const lines = text.split('\n').filter((line) => line.startsWith(name))
    return Object.fromEntries(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
    )
  }

  it('hears that the process lives, and whether its database answers', async () => {
    const live = await server.inject({ url: '/live' })
    expect([live.statusCode, live.json()]).toEqual([200, { live: true }])
    const ready = await server.inject({ url: '/ready' })
    expect([ready.statusCode, ready.json()]).toEqual([200, { ready: true }])
    isReady = false
    const away = await server.inject({ url: '/ready' })
    expect([away.statusCode, away.json()]).toEqual([503, { ready: false, reason: 'database' }])
    isReady = true
  })

  it('reads each call by its name and status, and each refusal by its reason', async () => {
    const login = (email: string) =>
      server.inject({ method: 'PUT', url: '/api/auth/login', payload: { email, password: 'not the password' } })
    await login('buyer@kimiya.example')
    await login('nobody@kimiya.example')
    await server.inject({ url: '/api/platform/getBannerNumbers' })
    await server.inject({ url: '/nowhere' })
    expect(await samples('kimiya_call_duration_seconds_count')).toEqual({
      'kimiya_call_duration_seconds_count{operation="other",status="200"}': 2,
      'kimiya_call_duration_seconds_count{operation="other",status="503"}': 1,
      'kimiya_call_duration_seconds_count{operation="login",status="422"}': 2,
      'kimiya_call_duration_seconds_count{operation="getBannerNumbers",status="200"}': 1,
      'kimiya_call_duration_seconds_count{operation="other",status="404"}': 1,
    })
    expect(await samples('kimiya_refusals_total')).toEqual({
      'kimiya_refusals_total{operation="login",reason="server:refused.invalid"}': 2,
    })
  })

  it('never reads an address, a mail address, an id or a token of anybody', async () => {
    const session = await market.signIn('buyer')
    await server.inject({ url: `/api/auth/getUserProfile/${session}` })
    await server.inject({
      url: '/api/order/viewOrder/00000000-0000-7000-8000-ffffffffffff',
      headers: { 'x-auth-token-user': session },
    })
    const payload = { email: 'nobody@kimiya.example', password: 'no password' }
    await server.inject({ method: 'PUT', url: '/api/auth/login', payload })
    const { text } = await metrics.text()
    for (const operation of ['getUserProfile', 'viewOrder', 'login']) expect(text).toContain(`operation="${operation}"`)
    for (const secret of [session, 'buyer@', 'nobody@', '127.0.0.1', '8000-ffff']) expect(text).not.toContain(secret)
  })

  it('reads how much mail waits and for how long, and nothing of it while the database is away', async () => {
    const before = await market.store.count('outbox', { deliveredAt: null })
    await market.call('forgetPassword', { body: { email: 'buyer@kimiya.example' } })
    market.clock.now = new Date(market.clock.now.getTime() + 90_000)
    const waiting = await samples('kimiya_outbox')
    expect(waiting).toEqual({ kimiya_outbox_waiting: before + 1, kimiya_outbox_oldest_seconds: 90 })
    const { count } = market.store
    market.store.count = () => Promise.reject(new StoreUnavailable('gone'))
    expect(await samples('kimiya_outbox_waiting')).toEqual({})
    market.store.count = count
    expect(await samples('kimiya_outbox_waiting')).toEqual({ kimiya_outbox_waiting: before + 1 })
  })

  it('reads how many pages follow live events', async () => {
    const address = await server.listen({ host: '127.0.0.1', port: 0 })
    const controller = new AbortController()
    const response = await fetch(`${address}/api/platform/events`, {
      headers: { 'x-auth-token-user': await market.signIn('buyer') },
      signal: controller.signal,
    })
    await response.body?.getReader().read()
    expect(await samples('kimiya_event_streams_open')).toEqual({ kimiya_event_streams_open: 1 })
    controller.abort()
    await expect.poll(() => samples('kimiya_event_streams_open')).toEqual({ kimiya_event_streams_open: 0 })
    // A stream stays open as long as its page: not a response time.
    expect(Object.keys(await samples('kimiya_call_duration_seconds_count')).join()).not.toContain('"events"')
  })

  it('reads each batch of timed work, what it found and whether it failed', async () => {
    const batches = [3, 0]
    const run = async () => batches.shift() ?? Promise.reject(new StoreUnavailable('gone'))
    await new Promise<void>((resolve) => {
      const stop = runJobs(
        [{ name: 'a-job', pause: 0, run }],
        () => {},
        (ran) => {
          metrics.jobRan(ran)
          if (ran.failed) resolve(stop())
        },
      )
    })
    expect(await samples('kimiya_job_items_total')).toEqual({ 'kimiya_job_items_total{job="a-job"}': 3 })
    const counts = await samples('kimiya_job_duration_seconds_count')
    expect(counts['kimiya_job_duration_seconds_count{job="a-job",outcome="done"}']).toBe(2)
    expect(counts['kimiya_job_duration_seconds_count{job="a-job",outcome="failed"}']).toBeGreaterThan(0)
  })

  it('is not told of the metrics from elsewhere, nor through a proxy on this machine', async () => {
    const status = async (options: { remoteAddress?: string; headers?: Record<string, string> }) =>
      (await server.inject({ url: '/metrics', ...options })).statusCode
    expect(await status({})).toBe(200)
    expect(await status({ remoteAddress: '::1' })).toBe(200)
    expect(await status({ remoteAddress: '203.0.113.7' })).toBe(404)
    expect(await status({ headers: { 'x-forwarded-for': '203.0.113.7' } })).toBe(404)
    expect(await status({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404)
  })

  it('needs the token where there is one, from wherever', async () => {
    const request = (authorization: string) =>
      guarded.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers: authorization === '' ? {} : { authorization } })
    expect((await request('')).statusCode).toBe(404)
    expect((await request(`Bearer ${token}x`)).statusCode).toBe(404)
    expect((await guarded.inject({ url: '/metrics' })).statusCode).toBe(404)
    const response = await request(`Bearer ${token}`)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect(response.body).toContain('process_cpu_seconds_total')
  })
})

it('reads how the connections to PostgreSQL are used', async () => {
  const store = await openPostgres({ url: await freshDatabase(), poolSize: 1 })
  const metrics = createMetrics(store, () => new Date())
  try {
    await store.transaction(async (tables) => {
      await tables.count('users', {})
      expect(store.connections?.()).toEqual({ busy: 1, idle: 0, waiting: 0 })
    })
    const { text } = await metrics.text()
    expect(text).toMatch(/^kimiya_database_connections\{state="busy"\} \d$/m)
  } finally {
    await store.close()
  }
})
