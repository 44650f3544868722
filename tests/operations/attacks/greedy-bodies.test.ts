import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHttpServer } from '#server/http/http-server.ts'
import { bodyProblems } from '#server/validation.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'

/** Bodies that cost the server much more than they cost whoever sends them. */
describe('an anonymous body', () => {
  let server: FastifyInstance
  beforeAll(async () => {
    const { dispatch } = await openMarketplace(openMemoryStore())
    server = await createHttpServer({ dispatch, ready: async () => true, onDefect: () => undefined })
  })
  afterAll(() => server.close())

  let from = 0
  const send = async (payload: string) => {
    from += 1
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${from}` }
    const response = await server.inject({ method: 'PUT', url: '/api/auth/login', payload, headers })
    return {
      status: response.statusCode,
      bytes: response.rawPayload.length,
      results: response.json<{ results: object }>().results,
    }
  }
  const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]))
  const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

  it.each([
    ['of seventy thousand unknown members', JSON.stringify(members(70_000))],
    ['of more members than any call has, however small', JSON.stringify(members(54))],
    ['of more items than any call has', JSON.stringify({ email: Array.from({ length: 54 }, () => 1) })],
    ['nested deeper than any call’s', nested(34)],
    ['nested two hundred thousand deep', nested(200_000)],
  ])('is refused before it is read closely: %s', async (_, payload) => {
    const { status, bytes } = await send(payload)
    expect(status).toBe(413)
    expect(bytes).toBeLessThan(1_000)
  })

  it.each([
    ['of thirty-one thousand brackets', `{"search":${'['.repeat(31_000)}${']'.repeat(31_000)}}`],
    ['of six thousand members', JSON.stringify(members(6_000))],
    ['of twenty thousand objects', JSON.stringify({ search: Array.from({ length: 20_000 }, () => ({})) })],
  ])('is refused without being parsed: %s', async (_, payload) => {
    const parse = vi.spyOn(JSON, 'parse')
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.250' }
    const response = await server.inject({ method: 'PATCH', url: '/api/inventory/getSearchResult', payload, headers })
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
    expect(response.statusCode).toBe(413)
  })

  it('is not parsed where its address leads nowhere', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const headers = { 'content-type': 'application/json' }
    const response = await server.inject({
      method: 'POST',
      url: '/api/nowhere',
      payload: JSON.stringify(members(70_000)),
      headers,
    })
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
    expect(response.statusCode).toBe(404)
  })

  it('is told fifty of its problems at most', async () => {
    const { status, bytes, results } = await send(JSON.stringify(members(52)))
    expect(status).toBe(422)
    expect(Object.keys((results as { fields: object }).fields).length).toBe(50)
    expect(bytes).toBeLessThan(65_536)
  })

  it('costs less than fifty milliseconds of the process, whatever is in it', async () => {
    const bodies = [JSON.stringify(members(52)), JSON.stringify({ email: Array.from({ length: 52 }, () => 'x'.repeat(20)) })]
    for (const body of bodies) await send(body)
    for (const body of bodies) {
      const costs: number[] = []
      for (let round = 0; round < 7; round += 1) {
        const before = process.cpuUsage()
        await send(body)
        const { user, system } = process.cpuUsage(before)
        costs.push((user + system) / 1000)
      }
      // The median: a collection of garbage falls on one of them.
      expect(costs.sort((a, b) => a - b)[3]).toBeLessThan(50)
    }
  })

  const bytesOf = (megabytes: number) => new Uint8Array(megabytes * 1_048_576)
  const importOf = (table: Uint8Array) => ({
    table,
    fileName: 'stock.csv',
    seller: 'seller@kimiya.example',
    dryRun: true,
    reason: 'As the seller asked',
  })
  it.each([
    ['analyseImage', { image: bytesOf(3.9) }],
    ['startCatalogueImport', importOf(bytesOf(9.9))],
  ] as const)('is never walked byte by byte when it is a file: %s', (operationId, body) => {
    const before = process.cpuUsage()
    // Nothing is wrong with it, so that all of it is looked at.
    expect(bodyProblems(operationId, body)).toBeUndefined()
    const { user, system } = process.cpuUsage(before)
    // Each byte as a field of its own took two seconds and a gigabyte.
    expect((user + system) / 1000).toBeLessThan(200)
  })
})
