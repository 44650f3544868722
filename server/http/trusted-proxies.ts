import proxyAddr from '@fastify/proxy-addr'
import { plainAddress } from './client-address.ts'

/** Whether an address, in any spelling, is one of the trusted proxies: addresses, networks and their names, commas between. */
export function trustsProxy(trustedProxies: string): (address: string) => boolean {
  const trusts = proxyAddr.compile(trustedProxies.split(',').map((each) => each.trim()))
  return (address) => trusts(plainAddress(address) ?? '', 0)
}
