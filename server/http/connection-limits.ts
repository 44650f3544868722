import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '#server/domain/platform/network-of.ts'
import { trustsProxy } from './trusted-proxies.ts'

export interface ConnectionLimits {
  /** Open connections of one address, of IPv6 a /64 network; those of trusted proxies carry everybody and are not counted. */
  perAddress: number
  /** Milliseconds over which the rate of a body is taken, again and again: what came at once at the beginning allows no silence after it. */
  grace: number
  /** Bytes a second that a body brings on average in each such time: less than the slowest phone's line. */
  slowest: number
  /** Milliseconds between two looks at the bodies under way. */
  interval: number
  /** Milliseconds in which a stream's reader takes what was sent. */
  slowReader: number
  /** Calls of one address in a minute; three times as many of its other requests. */
  callsPerMinute: number
}

export const usualLimits: ConnectionLimits = {
  perAddress: 256,
  grace: 15_000,
  slowest: 1024,
  interval: 5_000,
  slowReader: 30_000,
  // Fifty people behind one address, each with a call a second.
  callsPerMinute: 3000,
}

/** Milliseconds in which a connection brings the head of its next request, for Node's own check. */
export const headersTimeout = 15_000

/** Closes connections past an address's share, and those whose body drips in: each would hold its memory for as long as it likes. */
export function limitConnections(server: FastifyInstance, trustedProxies: string, limits: ConnectionLimits): void {
  const isProxy = trustsProxy(trustedProxies)
  const open = new Map<string, number>()
  server.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress)) return
    const address = networkOf(remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    if (count > limits.perAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })

  const receiving = new Map<IncomingMessage, { bytes: number; since: number }>()
  server.addHook('onRequest', (request, _, done) => {
    const { raw } = request
    if (raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined) {
      receiving.set(raw, { bytes: raw.socket.bytesRead, since: performance.now() })
      raw.once('end', () => receiving.delete(raw))
      raw.once('close', () => receiving.delete(raw))
    }
    done()
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [raw, { bytes, since }] of receiving) {
      const elapsed = now - since
      if (elapsed < limits.grace) continue
      const { socket } = raw
      // While something waits to be taken, or all has come, the server is the slower of the two.
      const isOurs = raw.complete || raw.readableLength > 0 || raw.isPaused()
      if (!isOurs && socket.bytesRead - bytes < (elapsed / 1000) * limits.slowest) socket.destroy()
      else receiving.set(raw, { bytes: socket.bytesRead, since: now })
    }
  }, limits.interval)
  timer.unref()
  server.addHook('onClose', async () => clearInterval(timer))
}
