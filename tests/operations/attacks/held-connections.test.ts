import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualLimits } from '#server/http/connection-limits.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { sidewaysPhoto } from '#tests/support/sample-files.ts'

const head = (length: number) =>
  `PUT /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** Connections that cost nothing to keep open, and much to have open. */
describe('a connection', () => {
  let server: FastifyInstance
  let market: Marketplace
  let port: number
  const open: Socket[] = []
  beforeAll(async () => {
    market = await openMarketplace(openMemoryStore())
    server = await createHttpServer({
      dispatch: market.dispatch,
      ready: async () => true,
      onDefect: () => undefined,
      trustedProxies: '192.0.2.1',
      limits: { ...usualLimits, perAddress: 4, grace: 300, interval: 50, slowReader: 300 },
    })
    await server.listen({ host: '127.0.0.1', port: 0 })
    port = (server.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    for (const socket of open) socket.destroy()
    await server.close()
  })

  const dial = async () => {
    const socket = connect(port, '127.0.0.1')
    open.push(socket)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  const ended = async (socket: Socket) => {
    socket.resume()
    // Not `once`, which fails by an error before the end: a server that has closed may reset what is still written.
    if (!socket.closed) await new Promise<void>((resolve) => socket.once('close', () => resolve()))
  }

  it('whose body drips in is closed', async () => {
    const socket = await dial()
    socket.write(head(60_000))
    const drip = setInterval(() => socket.write('x'), 20)
    await ended(socket)
    clearInterval(drip)
    expect(socket.bytesWritten).toBeLessThan(2_000)
  })

  it('whose body comes all but its end at once is closed too: the beginning allows no silence', async () => {
    const socket = await dial()
    socket.write(head(60_000))
    socket.write('x'.repeat(59_000))
    const since = performance.now()
    await ended(socket)
    expect(performance.now() - since).toBeLessThan(5_000)
  })

  it('whose body comes slowly but steadily is answered', async () => {
    const socket = await dial()
    const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(2_000) })
    socket.write(head(body.length))
    let sent = 0
    const line = setInterval(() => {
      socket.write(body.slice(sent, sent + 60))
      sent += 60
      if (sent >= body.length) clearInterval(line)
    }, 20)
    const [response] = (await once(socket, 'data')) as [Buffer]
    // It took longer than the grace.
    expect(sent).toBeGreaterThan(1_000)
    expect(response.toString()).toMatch(/^HTTP\/1\.1 422/)
    socket.destroy()
    await ended(socket)
  })

  it('that has brought all of its form waits for the server as long as that takes', async () => {
    const { redraw } = market.ports.images
    market.ports.images = {
      ...market.ports.images,
      redraw: async (...given) => {
        await new Promise((resolve) => setTimeout(resolve, 900))
        return redraw(...given)
      },
    }
    const body = new FormData()
    const photo = await sidewaysPhoto(30, 20)
    body.append('profileImage', new File([photo], 'a.jpg'))
    body.append('images', new File([photo, new Uint8Array(400_000)], 'b.jpg'))
    const headers = { 'x-auth-token-user': await market.signIn('seller'), 'x-user-type': 'Seller' }
    const response = await fetch(`http://127.0.0.1:${port}/api/inventory/addSellerProduct`, { method: 'POST', headers, body })
    expect(response.status).toBe(422)
    server.server.closeIdleConnections()
  })

  it('past the share of its address is closed, and another may come when one of them went', async () => {
    const connections = () => promisify(server.server.getConnections.bind(server.server))()
    await expect.poll(connections).toBe(0)
    const held = await Promise.all([dial(), dial(), dial(), dial()])
    await ended(await dial())
    expect(held.map(({ closed }) => closed)).toEqual([false, false, false, false])
    held[0]?.destroy()
    await expect.poll(connections).toBe(3)
    const next = await dial()
    next.write('GET /live HTTP/1.1\r\nhost: x\r\n\r\n')
    const [response] = (await once(next, 'data')) as [Buffer]
    expect(response.toString()).toMatch(/^HTTP\/1\.1 /)
  })
})
