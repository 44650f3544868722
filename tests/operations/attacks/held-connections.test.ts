import fastify, { type FastifyInstance } from 'fastify'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitConnections, usualLimits } from '#server/http/connection-limits.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'

const head = (length: number) =>
  `PUT /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** Connections that cost nothing to keep open, and much to have open. */
describe('a connection', () => {
  let server: FastifyInstance
  let port: number
  const open: Socket[] = []
  beforeAll(async () => {
    const market = await openMarketplace(openMemoryStore())
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

/** Something to wait for, which comes when it is called. */
function moment() {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  return { come, coming }
}

/** Minutes pass while the server does not take what a client sends, which is not the client's fault. */
describe('a connection whose server is the slower of the two', () => {
  let server: FastifyInstance
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    server = fastify()
    limitConnections(server, '192.0.2.1', usualLimits)
  })
  afterEach(async () => {
    server.server.closeAllConnections()
    await server.close()
    vi.useRealTimers()
  })
  const send = async (length: number, body: string) => {
    await server.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined)
    const type = length === 0 ? '' : 'content-type: text/plain\r\n'
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${type}content-length: ${length}\r\n\r\n${body}`)
    return socket
  }
  /** The first line of the answer; empty when the connection was closed. */
  const answerTo = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.once('data', (data: Buffer) => resolve(data.toString().split('\r\n')[0] ?? ''))
      socket.once('close', () => resolve(''))
    })
  /** The answer to a call that waited for minutes, and got the rest of its body then. */
  const answerAfterMinutes = async (socket: Socket, begins: Promise<void>, goOn: () => void, rest = '') => {
    await begins
    vi.advanceTimersByTime(60_000)
    if (rest !== '') socket.write(rest)
    const answer = answerTo(socket)
    goOn()
    return answer
  }
  const whole = (payload: IncomingMessage, done: (error: null, body: string) => void) => {
    payload.resume()
    payload.once('end', () => done(null, ''))
  }

  it('stays open while a body waits to be read on', async () => {
    const [paused, goesOn] = [moment(), moment()]
    server.addContentTypeParser('text/plain', (_request, payload: IncomingMessage, done) => {
      payload.once('data', () => {
        payload.pause()
        paused.come()
        void goesOn.coming.then(() => whole(payload, done))
      })
    })
    server.post('/', async () => 'taken')
    const socket = await send(20, 'x'.repeat(10))
    expect(await answerAfterMinutes(socket, paused.coming, goesOn.come, 'x'.repeat(10))).toBe('HTTP/1.1 200 OK')
  })

  it('stays open while the beginning of a body waits to be read at all', async () => {
    const [came, goesOn] = [moment(), moment()]
    server.addHook('onRequest', async ({ raw }) => {
      await expect.poll(() => raw.readableLength).toBe(10)
      came.come()
      await goesOn.coming
    })
    server.addContentTypeParser('text/plain', (_request, payload: IncomingMessage, done) => whole(payload, done))
    server.post('/', async () => 'taken')
    const socket = await send(20, 'x'.repeat(10))
    expect(await answerAfterMinutes(socket, came.coming, goesOn.come, 'x'.repeat(10))).toBe('HTTP/1.1 200 OK')
  })

  it('stays open while a call without a body, which says that it has none, is carried out', async () => {
    const [begun, isDone] = [moment(), moment()]
    server.post('/', async () => {
      begun.come()
      await isDone.coming
      return 'done'
    })
    const socket = await send(0, '')
    expect(await answerAfterMinutes(socket, begun.coming, isDone.come)).toBe('HTTP/1.1 200 OK')
  })
})
