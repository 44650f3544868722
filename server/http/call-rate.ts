import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf, networksOfSite, siteOf } from '#server/domain/platform/network-of.ts'
import { clientAddress } from './client-address.ts'
import { trustsProxy } from './trusted-proxies.ts'

/** For each call that an address may make: fifty people who each open three screens in a minute, of sixty files that no browser has kept. */
const otherRequests = 3

/**
 * Stops an address (of IPv6 a /64 network, and the /48 around sixteen of them) past its calls of a minute, and past its other requests
 * (files of the page, the reference, addresses that lead nowhere), before anything of the request is read. Probes are not counted, nor is
 * what a trusted proxy sends without naming a client. Counted in this process: the limits of accounts and single calls
 * (server/rate-limits.ts) are the database's.
 */
export async function limitCalls(
  server: FastifyInstance,
  trustedProxies: string,
  callsPerMinute: number,
  refuse: (request: FastifyRequest, reply: FastifyReply, retryAfter: number) => Promise<unknown>,
): Promise<void> {
  const isProxy = trustsProxy(trustedProxies)
  await server.register(rateLimit, { global: false })
  const calls = countersOf(server, callsPerMinute)
  const others = countersOf(server, callsPerMinute * otherRequests)
  server.addHook('onRequest', async (request, reply) => {
    const { operationId, isProbe } = request.routeOptions.config
    if (isProbe === true || isProxy(clientAddress(request))) return
    const { count, countSite } = operationId === undefined ? others : calls
    const site = siteOf(clientAddress(request))
    for (const counted of [await count(request), ...(site === undefined ? [] : [await countSite(request)])])
      if (!counted.isAllowed && counted.isExceeded) return refuse(request, reply, counted.ttlInSeconds)
  })
}

function countersOf(server: FastifyInstance, max: number) {
  const timeWindow = 60_000
  return {
    count: server.createRateLimit({ max, timeWindow, keyGenerator: (request) => networkOf(clientAddress(request)) }),
    countSite: server.createRateLimit({
      max: max * networksOfSite,
      timeWindow,
      keyGenerator: (request) => siteOf(clientAddress(request)) ?? '',
    }),
  }
}
