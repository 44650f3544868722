import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { MalwareScanner } from '#server/ports/malware-scanner.ts'
import { answerHeaders } from './security-headers.ts'

export interface Probes {
  /** False while the database is unreachable. */
  ready: () => Promise<boolean>
  /** Undefined where files are not scanned. */
  malwareScanner?: Pick<MalwareScanner, 'isUp'> | undefined
  metrics?: MetricsProbe
}

export interface MetricsProbe {
  text: () => Promise<{ contentType: string; text: string }>
  /** The bearer token of remote clients; once it is set, of local ones, too. */
  token?: string | undefined
}

const probe = { config: { isProbe: true } } as const

/**
 * Endpoints for load balancers and monitoring: `/live` (restart the process otherwise), `/ready` (send it no requests otherwise) and
 * `/metrics`. They are not part of the contract, and a proxy must not expose them.
 */
export function routeProbes(server: FastifyInstance, { ready, malwareScanner, metrics }: Probes): void {
  server.get('/live', probe, (_, reply) => reply.headers(answerHeaders).send({ live: true }))
  server.get('/ready', probe, async (_, reply) => {
    const [isReady, scannerUp] = await Promise.all([ready(), malwareScanner?.isUp()])
    // Without its scanner the server refuses files and does everything else: it stays ready.
    const scanner = scannerUp === undefined ? {} : { malwareScanner: scannerUp ? 'up' : 'away' }
    return reply
      .code(isReady ? 200 : 503)
      .headers(answerHeaders)
      .send(isReady ? { ready: true, ...scanner } : { ready: false, reason: 'database', ...scanner })
  })
  if (metrics === undefined) return
  server.get('/metrics', probe, async (request, reply) => {
    // Unauthorized clients get 404.
    if (!mayRead(request, metrics.token)) return reply.callNotFound()
    const { contentType, text } = await metrics.text()
    return reply.headers(answerHeaders).type(contentType).send(text)
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`)
  // A proxy on this machine forwards remote clients: forwarded requests are not local.
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
}

/** Compares in constant time, whatever differs. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected))
const digest = (text: string) => createHash('sha256').update(text).digest()
