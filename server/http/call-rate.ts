import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf, networksOfSite, siteOf } from '#server/domain/platform/network-of.ts'
import { clientAddress } from './client-address.ts'
import { trustsProxy } from './trusted-proxies.ts'

/**
 * Stops an address (of IPv6 a /64 network, and the /48 around sixteen of them) past its calls of a minute, before anything of the call is
 * read. What a trusted proxy sends without naming a client is not counted. Counted in this process: the limits of accounts and single calls (server/rate-limits.ts) are
 * the database's.
 */
export async function limitCalls(
  server: FastifyInstance,
  trustedProxies: string,
  callsPerMinute: number,
  refuse: (request: FastifyRequest, reply: FastifyReply, retryAfter: number) => Promise<unknown>,
): Promise<void> {
  const isProxy = trustsProxy(trustedProxies)
  await server.register(rateLimit, { global: false })
  const limit = { max: callsPerMinute, timeWindow: 60_000 }
  const count = server.createRateLimit({ ...limit, keyGenerator: (request) => networkOf(clientAddress(request)) })
  const countSite = server.createRateLimit({
    ...limit,
    max: callsPerMinute * networksOfSite,
    keyGenerator: (request) => siteOf(clientAddress(request)) ?? '',
  })
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.operationId === undefined || isProxy(clientAddress(request))) return
    const site = siteOf(clientAddress(request))
    for (const counted of [await count(request), ...(site === undefined ? [] : [await countSite(request)])])
      if (!counted.isAllowed && counted.isExceeded) return refuse(request, reply, counted.ttlInSeconds)
  })
}
