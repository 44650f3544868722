import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderFiles } from '#server/adapters/files-folder.ts'
import type { FileResult } from '#server/operation.ts'
import { usualLimits } from '#server/http/connection-limits.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'

/** Readers who go before the answer is sent: its file or its events stay open for ever unless they are closed then. */
describe('an answer that nobody waits for', () => {
  let server: FastifyInstance
  let folder: string
  let token: string
  let streams = 0
  const defects: unknown[] = []
  /** Milliseconds that a file's call takes. */
  let slowness = 0
  const contentTypes: Record<string, FileResult['contentType']> = {}
  beforeAll(async () => {
    const market = await openMarketplace(openMemoryStore())
    token = await market.signIn('buyer')
    folder = await mkdtemp(join(tmpdir(), 'kimiya-answers-'))
    const pageFolder = join(folder, 'page')
    for (const part of ['assets', 'reference']) await mkdir(join(pageFolder, part), { recursive: true })
    for (const name of ['index.html', 'assets/part.js', 'reference/index.html'])
      await writeFile(join(pageFolder, name), 'x'.repeat(2_000_000))
    const files = await folderFiles(join(folder, 'files'))
    const fileOf = async (contentType: FileResult['contentType']) => {
      const id = crypto.randomUUID()
      contentTypes[id] = contentType
      await files.put(
        id,
        (async function* () {
          yield Buffer.alloc(3_000_000, 'x')
        })(),
      )
    }
    await fileOf('image/webp')
    await fileOf('text/csv; charset=utf-8')
    server = await createHttpServer({
      dispatch: async (raw) => {
        const { operationId, id = '' } = raw
        if (operationId !== 'viewFile') return market.dispatch(raw)
        await wait(slowness)
        const bytes = await files.open(id)
        return { kind: 'file', file: { bytes, contentType: contentTypes[id] ?? '', cache: 'immutable' } }
      },
      ready: async () => true,
      onDefect: (failure) => defects.push(failure),
      onStream: (happened) => (streams += happened === 'opened' ? 1 : -1),
      trustedProxies: '192.0.2.1',
      pageFolder,
      limits: usualLimits,
    })
    await server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => server.close())

  /** Files of ours that this process has open. */
  const openFiles = async () => {
    const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''))
    return (await Promise.all(links)).filter((path) => path.startsWith(folder)).length
  }
  const requestOf = (path: string) =>
    `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\nx-auth-token-user: ${token}\r\n\r\n`
  const dial = async () => {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
    await once(socket, 'connect')
    return socket.pause()
  }
  /** Sends so many requests at once, reads nothing, and closes after so many milliseconds. */
  const breakOff = async (path: string, times: number, after: number) => {
    const socket = await dial()
    socket.write(requestOf(path).repeat(times))
    await wait(after)
    socket.destroy()
  }
  const paths = () => [...Object.keys(contentTypes).map((id) => `/api/files/viewFile/${id}`), '/api/docs', '/assets/part.js']

  it.each([0, 20])('closes its file when the connection closes as soon as it has asked: a call of %i ms', async (each) => {
    slowness = each
    for (const path of paths()) {
      for (let after = 0; after < 12; after += 1) await Promise.all([1, 2, 3].map(() => breakOff(path, 1, after)))
      await expect.poll(openFiles, { message: path }).toBe(0)
    }
  })

  it.each([0, 20])('closes its file when it waited behind another: a call of %i ms', async (each) => {
    slowness = each
    for (const path of paths()) {
      for (const after of [5, 10, 60]) await Promise.all([1, 2, 3].map(() => breakOff(path, 2, after)))
      await expect.poll(openFiles, { message: path }).toBe(0)
    }
  })

  it('ends its events when it waited behind another', async () => {
    for (const after of [0, 5, 60]) await Promise.all([1, 2, 3].map(() => breakOff('/api/platform/events', 2, after)))
    await wait(100)
    await expect.poll(() => streams).toBe(0)
  })

  it('closes a connection that sends a third request before the first is answered, and begins none after it', async () => {
    slowness = 20
    const [path = ''] = paths()
    const socket = await dial()
    socket.write(requestOf(path).repeat(60))
    socket.resume()
    let bytes = 0
    socket.on('data', (chunk: Buffer) => (bytes += chunk.length))
    await once(socket, 'close')
    expect(bytes).toBe(0)
    await expect.poll(openFiles).toBe(0)
  })

  it('is no defect when the connection is reset right after the request', async () => {
    defects.length = 0
    for (let at = 0; at < 10; at += 1) {
      const sockets = await Promise.all(Array.from({ length: 20 }, dial))
      await Promise.all(
        sockets.map(
          (socket) =>
            new Promise<void>((done) => socket.write(requestOf('/api/docs'), () => done(void socket.resetAndDestroy()))),
        ),
      )
    }
    await wait(100)
    expect(defects).toEqual([])
  })

  it('leaves a connection alone that asks again and again, each time with the last answer read', async () => {
    const socket = await dial()
    socket.resume()
    for (let at = 0; at < 20; at += 1) {
      socket.write('GET /live HTTP/1.1\r\nhost: x\r\n\r\n')
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/)
    }
    socket.destroy()
  })
})
