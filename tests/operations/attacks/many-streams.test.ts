import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHttpServer } from '#server/http/http-server.ts'
import { usualLimits } from '#server/http/connection-limits.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { liveEventRow } from '#tests/support/notification-rows.ts'

/** Streams of live events that one person opens to keep the server busy. */
describeMarketplaces((_, openStore) => {
  let market: Marketplace
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })

  const open = async (token: string) => {
    const stream = (await market.call('events', { token }))[Symbol.asyncIterator]()
    await stream.next()
    return stream
  }
  const insertEvent = async (email: string) => {
    const { _id: userId = '' } = (await market.store.find('users', { email })) ?? {}
    await market.store.insert('liveEvents', liveEventRow({ userId }))
  }

  it('are ten at most, whatever sessions they are opened in; one that ended makes room', async () => {
    const tokens = [await market.signIn('buyer'), await market.signIn('buyer')]
    const streams = await Promise.all(Array.from({ length: 10 }, (_each, at) => open(tokens[at % 2] ?? '')))
    const refused = await market.reply('events', { token: tokens[0] ?? '' })
    expect(refused).toMatchObject({ kind: 'json', status: 429, retryAfter: 30 })
    // Another person has a share of their own.
    const other = await open(await market.signIn('seller'))
    await streams[0]?.return?.()
    const next = await open(tokens[0] ?? '')
    for (const stream of [...streams, other, next]) await stream.return?.()
  })

  it('read an event once for all of them', async () => {
    const token = await market.signIn('buyer')
    const first: Promise<unknown>[] = []
    const openStream = market.ports.eventStreams.open
    const opening = vi.spyOn(market.ports.eventStreams, 'open')
    opening.mockImplementation((...opened) => {
      const stream = openStream(...opened)
      if (stream === undefined) return undefined
      const after: typeof stream.after = (...reading) => {
        const read = stream.after(...reading)
        first.push(read)
        return read
      }
      return { ...stream, after }
    })
    const streams = await Promise.all(Array.from({ length: 10 }, () => open(token)))
    opening.mockRestore()
    const waiting = streams.map((stream) => stream.next())
    // Every stream has read once, and waits.
    await expect.poll(() => first.length).toBe(10)
    await Promise.all(first)
    await new Promise((resolve) => setImmediate(resolve))
    const reads = vi.spyOn(market.store, 'liveEventsAfter')
    await insertEvent('buyer@kimiya.example')
    const events = await Promise.all(waiting)
    expect(new Set(events.map(({ value }) => JSON.stringify(value))).size).toBe(1)
    expect(reads.mock.calls.length).toBe(1)
    reads.mockRestore()
    for (const stream of streams) await stream.return?.()
  })
})

describe('a stream that nobody reads', () => {
  let server: FastifyInstance
  let market: Marketplace
  let open = 0
  beforeAll(async () => {
    market = await openMarketplace(openMemoryStore())
    server = await createHttpServer({
      dispatch: market.dispatch,
      ready: async () => true,
      onDefect: () => undefined,
      onStream: (happened) => (open += happened === 'opened' ? 1 : -1),
      limits: { ...usualLimits, slowReader: 200 },
    })
    await server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => server.close())

  it('is closed instead of being kept for', async () => {
    const token = await market.signIn('buyer')
    const { _id: userId = '' } = (await market.store.find('users', { email: 'buyer@kimiya.example' })) ?? {}
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.pause()
    socket.write(`GET /api/platform/events HTTP/1.1\r\nhost: x\r\nx-auth-token-user: ${token}\r\n\r\n`)
    await expect.poll(() => open).toBe(1)
    const data = { text: 'x'.repeat(100_000) }
    await market.store.insert(
      'liveEvents',
      ...Array.from({ length: 200 }, () => liveEventRow({ userId, type: 'call.signal', data })),
    )
    await expect.poll(() => open, { timeout: 5_000 }).toBe(0)
    socket.destroy()
  })
})
