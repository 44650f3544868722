import { BlockList, isIP } from 'node:net'

/** RFC 1918, 3927, 4193, 4291 and 6598: what no router of the Internet passes on. */
const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4')
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/**
 * Whether a host is on this machine or its own network, as far as its name tells: a private address, a name without a dot (of a container
 * beside this one), or one under a domain that the Internet does not have. What goes there may go without TLS.
 */
export function isNearby(hostname: string): boolean {
  const host = hostname.replaceAll(/[[\]]/g, '').toLowerCase()
  const version = isIP(host)
  if (version !== 0) return privateNetworks.check(host, version === 4 ? 'ipv4' : 'ipv6')
  return !host.includes('.') || /\.(internal|local|localhost)$/.test(host)
}
