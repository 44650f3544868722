import proxyAddr from '@fastify/proxy-addr'
import { plainAddress } from './client-address.ts'

/**
 * Whether an address, in any spelling, is one of the trusted proxies: addresses, networks and their names, commas between. A connection that is
 * gone already has none.
 */
export function trustsProxy(trustedProxies: string): (address: string | undefined) => boolean {
  const trusts = proxyAddr.compile(trustedProxies.split(',').map((each) => each.trim()))
  return (address) => trusts(plainAddress(address ?? '') ?? '', 0)
}
