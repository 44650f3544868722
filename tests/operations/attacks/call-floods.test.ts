import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualLimits } from '#server/http/connection-limits.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'

/** More calls than people make, from one address. */
describe('the calls of an address', () => {
  let server: FastifyInstance
  let dispatched = 0
  beforeAll(async () => {
    const { dispatch } = await openMarketplace(openMemoryStore())
    server = await createHttpServer({
      dispatch: async (raw) => {
        dispatched += 1
        return dispatch(raw)
      },
      ready: async () => true,
      onDefect: () => undefined,
      trustedProxies: 'loopback',
      limits: { ...usualLimits, callsPerMinute: 20 },
    })
  })
  afterAll(() => server.close())

  const call = (address: string | undefined, language = 'English') =>
    server.inject({
      method: 'PATCH',
      url: '/api/category/getAllCategories',
      payload: {},
      headers: { 'x-auth-language': language, ...(address === undefined ? {} : { 'x-forwarded-for': address }) },
    })
  const statusesOf = async (addressOf: (at: number) => string | undefined, times = 25) => {
    const statuses: number[] = []
    for (let at = 0; at < times; at += 1) statuses.push((await call(addressOf(at))).statusCode)
    return statuses
  }
  const stopped = [...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]

  it('are stopped past the limit of a minute, in the words of the reader and with a time to come back', async () => {
    expect(await statusesOf(() => '203.0.113.1')).toEqual(stopped)
    const refused = await call('203.0.113.1', 'Bangla')
    const { code, message } = refused.json<{ code: number; message: string }>()
    expect([code, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(message).toMatch(/[\u0980-\u09FF]/)
  })

  it('are stopped before anything of them is read', async () => {
    await statusesOf(() => '203.0.113.2')
    const before = dispatched
    await statusesOf(() => '203.0.113.2')
    expect(dispatched).toBe(before)
  })

  it('count together over the addresses of one IPv6 network, and apart over others', async () => {
    expect(await statusesOf((at) => `2001:db8:1:2::${at + 1}`)).toEqual(stopped)
    expect((await call('2001:db8:1:3::1')).statusCode).toBe(200)
  })

  it('count together over the networks of one IPv6 site, sixteen times as many', async () => {
    const statuses = await statusesOf((at) => `2001:db8:48:${at.toString(16)}::1`, 325)
    expect(statuses).toEqual([...Array<number>(320).fill(200), ...Array<number>(5).fill(429)])
    expect((await call('2001:db8:49:1::1')).statusCode).toBe(200)
  })

  it('count together over the ports and the spellings of one address', async () => {
    const spellings = [
      '203.0.113.4',
      '203.0.113.4:51234',
      '203.0.113.4:51235',
      '::ffff:203.0.113.4',
      '::ffff:cb00:7104',
      '[::FFFF:203.0.113.4]:80',
    ]
    expect(await statusesOf((at) => spellings[at % spellings.length])).toEqual(stopped)
  })

  it('count for a sign-in together over its spellings, and as the proxy’s own when the client’s is no address', async () => {
    const signIn = async (address: string) => {
      const { statusCode } = await server.inject({
        method: 'PUT',
        url: '/api/auth/login',
        payload: { email: `${address.replaceAll(/\W/g, '')}@example.com`, password: 'not the right one' },
        headers: { 'x-forwarded-for': address },
      })
      return statusCode
    }
    const codes = async (addresses: readonly string[]) => {
      const found: number[] = []
      for (const address of addresses) found.push(await signIn(address))
      return found
    }
    const refused = [...Array<number>(10).fill(422), 429, 429]
    expect(await codes(Array.from({ length: 12 }, (_, at) => `203.0.113.5:${50_000 + at}`))).toEqual(refused)
    expect(await codes(Array.from({ length: 12 }, (_, at) => `unknown-${at}`))).toEqual(refused)
  })

  it('are not counted for a proxy that names no client, since it carries everybody', async () => {
    expect(await statusesOf(() => undefined)).toEqual(Array(25).fill(200))
  })

  const get = async (url: string, address: string) =>
    (await server.inject({ method: 'GET', url, headers: { 'x-forwarded-for': address } })).statusCode

  it('leave probes alone', async () => {
    await statusesOf(() => '203.0.113.3')
    for (let at = 0; at < 65; at += 1) expect(await get('/live', '203.0.113.3')).toBe(200)
  })

  it('are counted apart from its files of the page, of which it may ask three times as many', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 65; at += 1) statuses.push(await get(at % 2 === 0 ? '/api/docs' : '/assets/part.js', '203.0.113.7'))
    expect(statuses).toEqual([...Array<number>(60).fill(404), ...Array<number>(5).fill(429)])
    expect((await call('203.0.113.7')).statusCode).toBe(200)
  })
})
