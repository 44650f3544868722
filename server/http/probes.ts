import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { answerHeaders } from './security-headers.ts'

export interface Probes {
  /** False while the database does not answer. */
  ready: () => Promise<boolean>
  metrics?: MetricsProbe
}

export interface MetricsProbe {
  text: () => Promise<{ contentType: string; text: string }>
  /** Who reads from elsewhere than this machine sends it as a bearer token; once it is set, so does everybody. */
  token?: string | undefined
}

/**
 * What stands before the marketplace and watches it: `/live` says that the process answers (restart it else), `/ready` that it can serve
 * (send it nobody else), `/metrics` how it does. They are no calls of the contract: the pages have no use for them, and a proxy is to keep
 * them in.
 */
export function routeProbes(server: FastifyInstance, { ready, metrics }: Probes): void {
  server.get('/live', (_, reply) => reply.headers(answerHeaders).send({ live: true }))
  server.get('/ready', async (_, reply) => {
    const isReady = await ready()
    return reply
      .code(isReady ? 200 : 503)
      .headers(answerHeaders)
      .send(isReady ? { ready: true } : { ready: false, reason: 'database' })
  })
  if (metrics === undefined) return
  server.get('/metrics', async (request, reply) => {
    // Whoever may not read them is not told that they are there.
    if (!mayRead(request, metrics.token)) return reply.callNotFound()
    const { contentType, text } = await metrics.text()
    return reply.headers(answerHeaders).type(contentType).send(text)
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`)
  // A proxy on this machine passes strangers on: what came through one does not count as near.
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
}

/** In the same time whatever is different, the length too. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected))
const digest = (text: string) => createHash('sha256').update(text).digest()
