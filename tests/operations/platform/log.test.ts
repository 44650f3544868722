import { expect, it, onTestFinished } from 'vitest'
import { createDispatch } from '#server/dispatch.ts'
import { createHttpServer, type HttpDeps } from '#server/http/http-server.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { createLog } from '#server/log.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'

/** A server with a captured log, which logs defects as server/main.ts does. */
async function openLogged(dispatch: (onDefect: HttpDeps['onDefect']) => HttpDeps['dispatch']) {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const onDefect = (defect: unknown, requestId: string, where: string) => log.error({ requestId, where, err: defect }, 'defect')
  const server = await createHttpServer({ dispatch: dispatch(onDefect), ready: async () => true, log, onDefect })
  onTestFinished(() => server.close())
  return { server, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

it('holds no secret of a request, whether it went well or not', async () => {
  const market = await openMarketplace(openMemoryStore())
  const { server, lines } = await openLogged(() => async (raw) => {
    if (raw.operationId === 'getBannerNumbers') throw Object.assign(new Error('defect'), { headers: raw.headers })
    return market.dispatch(raw)
  })
  const token = await market.signIn('buyer')
  const headers = {
    authorization: 'Bearer secret-of-a-header',
    cookie: 'secret-of-a-cookie',
    'x-auth-token-user': token,
    'x-delivery-token': 'secret-of-a-carrier',
    'user-agent': 'secret-of-a-browser',
  }
  const payload = { email: 'secret-of-a-body@kimiya.example', password: 'secret-of-a-password' }
  await server.inject({ url: '/api/auth/getUser?key=secret-of-a-query', headers })
  await server.inject({ url: '/api/platform/getBannerNumbers?key=secret-of-a-query', headers })
  await server.inject({ url: '/api/secret-of-an-address', headers })
  await server.inject({ method: 'PUT', url: '/api/auth/login', headers, payload })
  expect(lines).toHaveLength(5)
  expect(lines.filter((line) => line.includes('secret-of-') || line.includes(token))).toEqual([])
})

it.each([
  [
    'an operation',
    (market: Awaited<ReturnType<typeof openMarketplace>>, onDefect: HttpDeps['onDefect']) => {
      const { store, ports, newId, clock } = market
      store.bannerNumbers = () => Promise.reject(new Error('broken', { cause: new Error('the cause') }))
      return createDispatch({ store, ports, newId, clock: () => clock.now, onDefect })
    },
  ],
  ['the transport', () => () => Promise.reject(new Error('broken', { cause: new Error('the cause') }))],
])('holds a defect of %s once, with its cause, under the number that the caller is told', async (_, dispatch) => {
  const market = await openMarketplace(openMemoryStore())
  const { server, entries } = await openLogged((onDefect) => dispatch(market, onDefect))
  const response = await server.inject({ url: '/api/platform/getBannerNumbers' })
  const { requestId } = response.json<{ results: { requestId: string } }>().results
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(entries()).toMatchObject([
    { level: 'error', requestId, msg: 'defect', err: { message: 'broken', cause: { message: 'the cause' } } },
    { level: 'info', requestId, msg: 'answered', method: 'GET', route: '/api/platform/getBannerNumbers', status: 500 },
  ])
})

it('holds a file that broke off after its beginning was sent', async () => {
  const bytes = async function* () {
    yield new Uint8Array(8)
    throw new Error('the disk is gone')
  }
  const { server, entries } = await openLogged(() => async () => ({
    kind: 'file',
    file: { bytes: bytes(), contentType: 'application/pdf', cache: 'private' },
  }))
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  await expect(fetch(`${address}/api/platform/getBannerNumbers`).then((response) => response.arrayBuffer())).rejects.toThrow(
    'terminated',
  )
  expect(entries().filter(({ level }) => level === 'warn')).toMatchObject([{ err: { message: 'the disk is gone' } }])
})

it('hears of a job that failed by its name', async () => {
  const defects: unknown[] = []
  await new Promise<void>((resolve) => {
    const run = () => Promise.reject(new Error('broken'))
    const stop = runJobs([{ name: 'a-job', pause: 60_000, run }], (failure, job) => {
      defects.push([failure, job])
      resolve(stop())
    })
  })
  expect(defects).toEqual([[new Error('broken'), 'a-job']])
})
