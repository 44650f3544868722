import type { FastifyInstance } from 'fastify'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from '#server/http/http-server.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { registrant } from '#tests/support/registration.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { openDemoPglite } from '#tests/support/stores.ts'

/** The claims of docs/security.md on the whole server. */
describe('security over HTTP', () => {
  let market: Marketplace
  let server: FastifyInstance
  const defects: unknown[] = []
  beforeAll(async () => {
    market = await openMarketplace(openMemoryStore())
    const pageFolder = await mkdtemp(join(tmpdir(), 'kimiya-secure-'))
    await mkdir(join(pageFolder, 'assets'))
    await writeFile(join(pageFolder, 'index.html'), '<!doctype html><title>Kimiya</title>')
    await writeFile(join(pageFolder, 'assets', 'main-abc.js'), 'export {}')
    await mkdir(join(pageFolder, 'operator', 'assets'), { recursive: true })
    await writeFile(join(pageFolder, 'operator.html'), '<!doctype html><title>Operators</title>')
    await writeFile(join(pageFolder, 'operator', 'assets', 'operator-abc.js'), 'export {}')
    await writeFile(join(pageFolder, '.env'), 'SECRET_KEY=x')
    const onDefect = (defect: unknown) => void defects.push(defect)
    server = await createHttpServer({ dispatch: market.dispatch, ready: async () => true, pageFolder, onDefect })
  })
  afterAll(() => server.close())

  const addresses = [
    '/',
    '/live',
    '/api/platform/getBannerNumbers',
    '/api/no/such/call',
    '/assets/main-abc.js',
    '/operator/transfers',
  ]

  it('sets no cookie, believes none, and lets no page of another origin read an answer', async () => {
    const origin = 'https://elsewhere.example'
    for (const url of addresses) {
      const { headers } = await server.inject({ url, headers: { origin, accept: 'text/html' } })
      expect(Object.keys(headers).filter((name) => /^(set-cookie|access-control-)/.test(name))).toEqual([])
    }
    const preflight = await server.inject({
      method: 'OPTIONS',
      url: '/api/auth/logout',
      headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'x-auth-token-user' },
    })
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([404, undefined])
    const token = await market.signIn('buyer')
    const byCookie = await server.inject({ url: '/api/auth/getUser', headers: { cookie: `x-auth-token-user=${token}` } })
    expect(byCookie.statusCode).toBe(401)
  })

  it('takes no body in a form that a page of another origin could send unasked', async () => {
    const payload = JSON.stringify({ email: 'buyer@kimiya.example', password: 'Kimiya-Demo-1' })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const response = await server.inject({ method: 'PUT', url: '/api/auth/login', payload, headers: { 'content-type': type } })
      expect([type, response.statusCode]).toEqual([type, 415])
    }
  })

  it('says of everything what it is, and nothing about what made it', async () => {
    for (const url of addresses) {
      const { headers } = await server.inject({ url, headers: { accept: 'text/html' } })
      expect(headers['content-type']).toMatch(/^(application\/json|text\/html|application\/javascript); charset=utf-8$/)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect([headers['server'], headers['x-powered-by']]).toEqual([undefined, undefined])
    }
  })

  it('serves the operators’ page under /operator alone, to no search engine, and lets it load nothing but its own', async () => {
    for (const url of ['/operator', '/operator?search=x', '/operator/transfers/t1', '/operator/invitation']) {
      const { body, headers } = await server.inject({ url, headers: { accept: 'text/html' } })
      expect([url, body]).toEqual([url, '<!doctype html><title>Operators</title>'])
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-cache',
        'x-frame-options': 'SAMEORIGIN',
      })
      expect(headers['content-security-policy']).toBe(
        "default-src 'none';script-src 'self';style-src 'self';connect-src 'self';font-src 'self';img-src 'self' data: blob:;base-uri 'none';frame-ancestors 'none';form-action 'self'",
      )
      expect(headers['permissions-policy']).not.toContain('self')
    }
    for (const url of ['/operators', '/operator.html']) {
      const { body } = await server.inject({ url, headers: { accept: 'text/html' } })
      expect([url, body]).toEqual([url, '<!doctype html><title>Kimiya</title>'])
    }
    expect((await server.inject('/operator/assets/operator-gone.js')).statusCode).toBe(404)
    const { headers } = await server.inject('/operator/assets/operator-abc.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('lets pages ask for camera and microphone, and for no other feature of the browser', async () => {
    const { headers } = await server.inject({ url: '/', headers: { accept: 'text/html' } })
    const allowed = String(headers['permissions-policy']).split(', ')
    expect(allowed.filter((feature) => !feature.endsWith('=()'))).toEqual(['camera=(self)', 'microphone=(self)'])
    expect(allowed).toEqual(expect.arrayContaining(['geolocation=()', 'display-capture=()', 'payment=()', 'usb=()']))
  })

  it('tells browsers to come by HTTPS alone where the setting says so, with every answer and every stream', async () => {
    for (const url of addresses) {
      expect((await server.inject({ url })).headers['strict-transport-security']).toBeUndefined()
    }
    const strict = await createHttpServer({
      dispatch: market.dispatch,
      ready: async () => true,
      hstsSeconds: 31_536_000,
      onDefect: () => undefined,
    })
    const token = await market.signIn('seller')
    const stream = await strict.listen({ host: '127.0.0.1', port: 0 })
    const { headers, body } = await fetch(`${stream}/api/platform/events`, { headers: { 'x-auth-token-user': token } })
    await body?.cancel()
    expect([headers.get('content-type'), headers.get('strict-transport-security')]).toEqual([
      'text/event-stream; charset=utf-8',
      'max-age=31536000; includeSubDomains',
    ])
    for (const url of ['/live', '/api/platform/getBannerNumbers', '/api/no/such/call']) {
      expect((await strict.inject({ url })).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    }
    await strict.close()
  })

  it('serves built files alone: no hidden one, no list of a folder, nothing above, and no TRACE', async () => {
    const headers = { accept: '*/*' }
    const outside = ['/.env', '/assets/', '/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json']
    for (const url of outside) expect([url, (await server.inject({ url, headers })).statusCode]).toEqual([url, 404])
    // An address without a file's ending is one of the page's own, whatever it is called.
    expect((await server.inject({ url: '/.git/config', headers })).body).toBe('<!doctype html><title>Kimiya</title>')
    expect((await server.inject({ method: 'TRACE', url: '/' })).statusCode).toBe(404)
  })

  it('tells of a defect nothing but a number to ask by, and the log the whole', async () => {
    const secret = new Error('relation "users" at 10.0.0.7')
    const failing = await createHttpServer({
      dispatch: () => Promise.reject(secret),
      ready: async () => true,
      onDefect: (defect, requestId) => void defects.push([defect, requestId]),
    })
    const response = await failing.inject({ url: '/api/platform/getBannerNumbers' })
    const { results } = response.json<{ results: { requestId: string } }>()
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('users')
    expect(defects).toEqual([[secret, results.requestId]])
    await failing.close()
  })

  it('believes a forwarded address of its own proxies alone: nobody else is counted as who they say they are', async () => {
    let tries = 0
    const signIn = async (remoteAddress: string, forwarded: string) => {
      const body = { email: `guess${(tries += 1)}@example.com`, password: 'a guess at a password' }
      const headers = { 'x-forwarded-for': forwarded }
      return (await server.inject({ method: 'PUT', url: '/api/auth/login', payload: body, remoteAddress, headers })).statusCode
    }
    const statusesOf = async (remoteAddress: string, addressOf: (count: number) => string) => {
      const statuses: number[] = []
      for (let count = 1; count <= 11; count += 1) statuses.push(await signIn(remoteAddress, addressOf(count)))
      return statuses
    }
    const [all, stopped] = [Array.from({ length: 11 }, () => 422), [...Array.from({ length: 10 }, () => 422), 429]]
    expect(await statusesOf('203.0.113.50', (count) => `198.51.100.${count}`)).toEqual(stopped)
    expect(await statusesOf('127.0.0.1', (count) => `198.51.100.${100 + count}`)).toEqual(all)
    // Addresses before the proxy's own entry are the client's, and not trusted.
    expect(await statusesOf('127.0.0.1', (count) => `198.51.101.${count}, 203.0.113.51`)).toEqual(stopped)
  })

  it('takes no field that would reach an object’s prototype', async () => {
    const response = await server.inject({
      method: 'PUT',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":"a@b.example","password":"x","__proto__":{"isAdmin":true}}',
    })
    expect([response.statusCode, Reflect.get({}, 'isAdmin')]).toEqual([422, undefined])
  })

  it('does the same work for an address with an account and for one without, so that time tells nothing', async () => {
    const work: string[] = []
    const { passwords } = market.ports
    const { hash, verify } = passwords
    Object.assign(passwords, {
      hash: (password: string) => (work.push('hash'), hash(password)),
      verify: (stored: string | undefined, password: string) => (work.push('verify'), verify(stored, password)),
    })
    const done = async (email: string) => {
      work.length = 0
      const before = await market.store.count('oneTimeCodes', {})
      await market.reply('login', { body: { email, password: 'not this' } })
      await market.reply('signup', { body: { ...registrant, email } })
      await market.reply('forgetPassword', { body: { email } })
      return [...work, (await market.store.count('oneTimeCodes', {})) - before]
    }
    try {
      const [known, unknown] = [await done('company@kimiya.example'), await done('nobody@kimiya.example')]
      expect(known).toEqual(['verify', 'hash', 2])
      expect(unknown).toEqual(known)
    } finally {
      Object.assign(passwords, { hash, verify })
    }
  })
})

describe('a statement hidden in a value', () => {
  let market: Marketplace
  beforeAll(async () => {
    market = await openMarketplace(await openDemoPglite())
  })
  afterAll(() => market.store.close())

  it('is a value', async () => {
    const { call, store } = market
    const token = await market.signIn('buyer')
    const before = await store.count('products', {})
    for (const search of [`'; drop table "products"; --`, `%' or 1=1 --`, '$1 \\']) {
      // Parts of it may match a product; every response is validated.
      await call('getProducts', { body: { search } })
      expect((await call('getAddresses', { token, body: { search } })).addresses).toEqual([])
      await call('editProfile', { token, body: { fullName: search } })
      expect((await call('getUser', { token })).fullName).toBe(search)
    }
    expect(await store.count('products', {})).toBe(before)
  })
})
