/**
 * Returns what counts as one place that calls come from: an IPv4 address, or the /64 network of an IPv6 one, of which every house has
 * as many addresses as it likes.
 */
export const networkOf = (address: string): string => ipv6Network(address, 4) ?? mappedIpv4(address) ?? address

/**
 * Returns the /48 network of an IPv6 address, of whose 65,536 /64 networks one customer of a provider, or one host behind 6to4, may
 * have all; undefined of an IPv4 address.
 */
export const siteOf = (address: string): string | undefined => ipv6Network(address, 3)

/** How many networks' calls and tries a site has together: an office has a few of them, an attacker's /48 has 65,536. */
export const networksOfSite = 16

const mappedIpv4 = (address: string): string | undefined => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]

/** The network of the first `length` groups of 16 bits. */
function ipv6Network(address: string, length: number): string | undefined {
  if (!address.includes(':') || mappedIpv4(address) !== undefined) return undefined
  const [front = '', back] = address.split('%')[0]?.split('::') ?? []
  const left = front === '' ? [] : front.split(':')
  const right = back === undefined || back === '' ? [] : back.split(':')
  const gap = back === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...gap, ...right].slice(0, length).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/${length * 16}`
}
