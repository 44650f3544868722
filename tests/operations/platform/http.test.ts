import type { FastifyInstance } from 'fastify'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { paths } from '#src/lib/paths.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { createLog } from '#server/log.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { StoreUnavailable } from '#server/store/store.ts'
import { assertResponse } from '#tests/support/response-schema.ts'
import { followAt } from '#tests/support/http-caller.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { liveEventRow } from '#tests/support/notification-rows.ts'

/** The calls that may bring a body, but for forms. Object.keys of the operation table yields its keys. */
const bodyCalls = (Object.keys(operationTable) as OperationId[]).filter(
  (operationId) => operationTable[operationId].method !== 'get' && operationTable[operationId].body !== 'multipart',
)

describe('the HTTP server', () => {
  let market: Marketplace
  let server: FastifyInstance
  const log: string[] = []
  beforeAll(async () => {
    market = await openMarketplace(openMemoryStore())
    const pageFolder = await mkdtemp(join(tmpdir(), 'kimiya-page-'))
    await mkdir(join(pageFolder, 'assets'))
    await writeFile(join(pageFolder, 'index.html'), '<!doctype html><title>Kimiya</title>')
    await writeFile(join(pageFolder, 'assets', 'main-abc.js'), 'export {}')
    server = await createHttpServer({
      dispatch: market.dispatch,
      ready: async () => true,
      pageFolder,
      log: createLog('info', { write: (line) => void log.push(line) }),
      onDefect: (defect) => {
        throw defect
      },
    })
  })
  afterAll(async () => {
    server.server.closeAllConnections()
    await server.close()
  })

  const login = (payload: string, headers: Record<string, string> = {}) =>
    server.inject({ method: 'PUT', url: '/api/auth/login', payload, headers: { 'content-type': 'application/json', ...headers } })

  it('answers a body that is not JSON with 422 in the caller’s language', async () => {
    const response = await login('{"email":', { 'x-auth-language': 'Bangla' })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({
      error: true,
      code: 422,
      message: 'অনুরোধটি পড়ার উপযোগী আকারে নেই।',
      results: { fields: { body: 'অনুরোধটি পড়া যাচ্ছে না।' } },
    })
  })

  it('sends every answer with the headers that let nothing look into it, keep it or run it', async () => {
    const strict = {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    }
    for (const url of ['/api/platform/getBannerNumbers', '/api/no/such/call', '/live']) {
      const { headers } = await server.inject({ url })
      expect(headers).toMatchObject(strict)
    }
  })

  describe('compressing', () => {
    const categories = (headers: Record<string, string>) =>
      server.inject({ method: 'PATCH', url: '/api/category/getAllCategories', payload: {}, headers })

    it.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const)('sends an answer as %s to whoever takes it, at most a third of the size', async (encoding, unpack) => {
      const plain = await categories({})
      const packed = await categories({ 'accept-encoding': encoding })
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', 'cache-control': 'no-store' })
      expect(JSON.parse(unpack(packed.rawPayload).toString())).toEqual(plain.json())
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
      expect(plain.headers['content-encoding']).toBeUndefined()
    })

    it('leaves short answers as they are', async () => {
      const { headers } = await server.inject({ url: '/api/platform/getBannerNumbers', headers: { 'accept-encoding': 'br' } })
      expect(headers['content-encoding']).toBeUndefined()
    })

    it('leaves files of the page as they are, whole or in part', async () => {
      const url = '/assets/main-abc.js'
      for (const range of [{}, { range: 'bytes=0-3' }]) {
        const { headers } = await server.inject({ url, headers: { 'accept-encoding': 'br', ...range } })
        expect(headers['content-encoding']).toBeUndefined()
      }
    })

    it('unpacks no body that comes in compressed', async () => {
      const payload = gzipSync(JSON.stringify({ email: 'x'.repeat(1_000_000), password: 'x' }))
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
      const response = await server.inject({ method: 'PUT', url: '/api/auth/login', payload, headers })
      expect(response.json()).toMatchObject({
        error: true,
        code: 422,
        results: { fields: { body: 'The request cannot be read.' } },
      })
    })
  })

  it('answers a body of another type with 415, and one that is too large with 413', async () => {
    expect((await login('email=x', { 'content-type': 'application/x-www-form-urlencoded' })).json()).toMatchObject({
      error: true,
      code: 415,
    })
    expect((await login(JSON.stringify({ email: 'x'.repeat(1_100_000) }))).json()).toMatchObject({ error: true, code: 413 })
  })

  it.each(bodyCalls)('answers %s with what the contract declares, whatever body it is sent', async (operationId) => {
    const { method, path } = operationTable[operationId]
    const sent = [
      ['text/xml', '<order/>', 415],
      ['application/json', JSON.stringify({ note: 'x'.repeat(1_100_000) }), 413],
      ['application/json', '{"note":', 422],
    ] as const
    for (const [type, payload, status] of sent) {
      const headers = { 'content-type': type }
      // Sure to be a method of inject: the contract's, in capitals.
      const response = await server.inject({ method: method.toUpperCase() as 'POST', url: `/api${path}`, payload, headers })
      expect([response.statusCode, response.json()]).toMatchObject([status, { error: true, code: status }])
      assertResponse(operationId, status, 'application/json', response.json())
    }
  })

  it.each([
    ['half a letter', '/api/order/viewOrder/%E0%A4%A'],
    ['no letter', '/api/%'],
    ['what is no number, in the address of a page', '/product/%zz'],
    ['more than any id has', `/api/order/viewOrder/${'x'.repeat(2_701)}`],
  ])('answers an address that cannot be read with the envelope, in the caller’s language: %s', async (_, url) => {
    for (const method of ['GET', 'PATCH'] as const) {
      const response = await server.inject({ method, url, headers: { 'x-auth-language': 'Arabic' } })
      expect(response.json()).toEqual({ error: true, code: 404, message: 'لم نعثر على ما تبحث عنه.', results: {} })
      expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store'])
    }
  })

  it('answers an unknown call with the envelope, not with a page', async () => {
    const response = await server.inject({ url: '/api/no/such/call', headers: { accept: 'text/html' } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ error: true, code: 404 })
  })

  it('opens the page at every address, but answers a script that is gone with 404', async () => {
    const page = await server.inject({ url: '/product-filter?search=acetone', headers: { accept: 'text/html,*/*' } })
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    const gone = await server.inject({ url: '/assets/main-old.js', headers: { accept: 'text/html' } })
    expect(gone.statusCode).toBe(404)
    const script = await server.inject({ url: '/assets/main-abc.js' })
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('opens the page for a program that does not say what it wants, but not in place of a file', async () => {
    for (const headers of [{}, { accept: '*/*' }]) {
      const { statusCode, body } = await server.inject({ url: '/', headers })
      expect([statusCode, body]).toEqual([200, '<!doctype html><title>Kimiya</title>'])
      expect((await server.inject({ url: '/product-filter?search=a.b', headers })).statusCode).toBe(200)
      expect((await server.inject({ url: '/favicon.ico', headers })).statusCode).toBe(404)
    }
  })

  it('sends a strict policy with every page, and locks a drawing up', async () => {
    const page = await server.inject({ url: '/', headers: { accept: 'text/html' } })
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self' 'wasm-unsafe-eval';worker-src 'self';style-src 'self';img-src 'self' data: blob:;media-src 'self' blob:;object-src 'none';base-uri 'none';" +
        "frame-ancestors 'none';form-action 'self'",
    )
    expect(page.headers['x-content-type-options']).toBe('nosniff')
    const { products } = await market.call('getSearchResult', { body: { search: 'acetone', pageSize: 1 } })
    const drawing = await server.inject({ url: `/api/inventory/viewStructure/${products[0]?._id}` })
    expect(drawing.headers['content-type']).toBe('image/svg+xml')
    expect(drawing.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('lets the pages that take a card load the script and frames of Stripe where cards are its own, and no other page', async () => {
    const pageFolder = await mkdtemp(join(tmpdir(), 'kimiya-page-'))
    await writeFile(join(pageFolder, 'index.html'), '<!doctype html><title>Kimiya</title>')
    const onDefect = (defect: unknown) => {
      throw defect
    }
    const deps = { dispatch: market.dispatch, ready: async () => true, pageFolder, onDefect }
    const [sandbox, stripe] = await Promise.all([
      createHttpServer({ ...deps, cardProvider: 'sandbox' }),
      createHttpServer({ ...deps, cardProvider: 'stripe' }),
    ])
    const policyOf = async (from: typeof stripe, url: string) => {
      const page = await from.inject({ url, headers: { accept: 'text/html' } })
      const policy = String(page.headers['content-security-policy'])
      const mark = policy.includes('stripe') ? '<meta name="card-script" content="stripe" />' : ''
      expect(page.body).toBe(`<!doctype html>${mark}<title>Kimiya</title>`)
      return policy
    }
    const strict = await policyOf(sandbox, '/')
    const widened: string[] = []
    for (const path of [...Object.values(paths), '/pay-now/', '/pay-now/deeper', '/nowhere']) {
      expect(await policyOf(sandbox, path)).toBe(strict)
      if ((await policyOf(stripe, `${path}?method=newCard`)) !== strict) widened.push(path)
    }
    expect(strict).not.toContain('stripe')
    expect(widened).toEqual(['/card', '/pay-now', '/upgrade-plan'])
    expect(await policyOf(stripe, '/pay-now')).toBe(
      strict
        .replace("'wasm-unsafe-eval'", "'wasm-unsafe-eval' https://js.stripe.com https://*.js.stripe.com")
        .replace(
          "style-src 'self'",
          "connect-src 'self' https://api.stripe.com;" +
            'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;' +
            "style-src 'self'",
        ),
    )
    await Promise.all([sandbox.close(), stripe.close()])
  })

  it('lets a page that was built with a map of somebody’s connect to that host, and to no other', async () => {
    const pageFolder = await mkdtemp(join(tmpdir(), 'kimiya-page-'))
    await writeFile(join(pageFolder, 'index.html'), '<!doctype html><title>Kimiya</title>')
    await writeFile(join(pageFolder, 'map-settings.json'), '{"styleUrl":"https://maps.example:8443/styles/plain.json"}')
    const onDefect = (defect: unknown) => {
      throw defect
    }
    const mapped = await createHttpServer({ dispatch: market.dispatch, ready: async () => true, pageFolder, onDefect })
    const page = await mapped.inject({ url: '/', headers: { accept: 'text/html' } })
    await mapped.close()
    expect(page.headers['content-security-policy']).toContain("connect-src 'self' https://maps.example:8443;")
  })

  it('tells a signed-in page what happens to its orders, and goes on where it left off', async () => {
    const address = await server.listen({ host: '127.0.0.1', port: 0 })
    const [buyer, seller] = [await market.signIn('buyer'), await market.signIn('seller')]
    const place = async () => {
      const addressId = (await market.call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''
      const { products } = await market.call('getSearchResult', { body: { search: 'acetone', pageSize: 5 } })
      const productId = products.find((card) => card.seller.businessName.startsWith('Gulf Marjan'))?._id ?? ''
      const body = { productId, quantity: { value: 160, unit: 'kg' as const }, incoterm: 'FOB' as const, addressId }
      const { total } = await market.call('previewOrder', { token: buyer, body })
      return (await market.call('placeOrder', { token: buyer, body: { ...body, expectedTotal: total } }))._id
    }
    const follow = async (headers: Record<string, string>) => {
      const stop = new AbortController()
      const response = await fetch(`${address}/api/platform/events`, {
        headers: { 'x-auth-token-user': seller, ...headers },
        signal: stop.signal,
      })
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let buffer = ''
      const block = async (): Promise<string> => {
        const end = buffer.indexOf('\n\n')
        if (end >= 0) {
          const read = buffer.slice(0, end)
          buffer = buffer.slice(end + 2)
          return read
        }
        buffer += (await reader?.read())?.value ?? ''
        return block()
      }
      const next = async (): Promise<string> => {
        const read = await block()
        return read.includes('event: order.changed') ? read : next()
      }
      // The first block has the current position of the stream.
      const [, standing] = /^id: (\d+)$/.exec(await block()) ?? []
      return { next, standing, stop: () => stop.abort() }
    }
    const live = await follow({})
    const first = await place()
    const frame = await live.next()
    expect(frame).toMatch(/^id: \d+\nevent: order\.changed\ndata: /)
    expect(frame).toContain(`"subjectId":"${first}"`)
    live.stop()
    const missed = await place()
    const resumed = await follow({ 'last-event-id': /^id: (\d+)/.exec(frame)?.[1] ?? '' })
    expect(await resumed.next()).toContain(`"subjectId":"${missed}"`)
    resumed.stop()
    const broken = await follow({})
    broken.stop()
    const unheard = await place()
    const back = await follow({ 'last-event-id': broken.standing ?? '' })
    expect(await back.next()).toContain(`"subjectId":"${unheard}"`)
    back.stop()
    // An id that this database has not given out yet, as before it was restored from a copy.
    const ahead = await follow({ 'last-event-id': '999999999999' })
    const next = await place()
    expect(await ahead.next()).toContain(`"subjectId":"${next}"`)
    ahead.stop()
  })

  it('tells the log the route of a call, never the session token in its address', async () => {
    const token = await market.signIn('buyer')
    log.length = 0
    const response = await server.inject({ url: `/api/auth/getUserProfile/${token}` })
    expect(response.json()).toMatchObject({ results: { fullName: 'Nusrat Jahan', country: 'BD' } })
    const call = { level: 'info', method: 'GET', route: '/api/auth/getUserProfile/:id', status: 200, msg: 'answered' }
    expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([call])
    expect(log.join('')).not.toContain(token)
  })
})

describe('a call while the database is away', () =>
  it('is answered with 503 and when to come again', async () => {
    const market = await openMarketplace(openMemoryStore())
    const server = await createHttpServer({ dispatch: market.dispatch, ready: async () => true, onDefect: () => {} })
    market.store.bannerNumbers = () => Promise.reject(new StoreUnavailable('gone'))
    const response = await server.inject({ url: '/api/platform/getBannerNumbers', headers: { 'x-auth-language': 'English' } })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.json()).toMatchObject({ error: true, code: 503 })
  }))

describe('an open stream of live events', () => {
  const openStream = async (onStream: (happened: 'opened' | 'closed') => void = () => {}) => {
    const market = await openMarketplace(openMemoryStore())
    const defects: unknown[] = []
    const onDefect = (defect: unknown) => void defects.push(defect)
    const server = await createHttpServer({ dispatch: market.dispatch, ready: async () => true, onDefect, onStream })
    const url = await server.listen({ host: '127.0.0.1', port: 0 })
    const stream = await followAt(url, await market.signIn('buyer'))
    return { market, server, stream, defects }
  }

  it('ends when the database goes away, so that its page comes back', async () => {
    const { market, server, stream, defects } = await openStream()
    market.store.liveEventsAfter = () => Promise.reject(new StoreUnavailable('gone'))
    const user = await market.store.find('users', { email: 'buyer@kimiya.example' })
    await market.store.insert('liveEvents', liveEventRow({ userId: user?._id ?? '' }))
    expect(await stream.next()).toBeUndefined()
    expect(defects).toEqual([])
    await server.close()
  })

  it('ends when the server closes, which waits for no page', async () => {
    const defects: string[] = []
    const { server, stream } = await openStream((happened) => defects.push(happened))
    await server.close()
    expect(await stream.next()).toBeUndefined()
    expect(defects).toEqual(['opened', 'closed'])
  })
})
