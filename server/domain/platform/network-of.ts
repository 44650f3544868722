/**
 * Returns what counts as one place that calls come from: an IPv4 address, or the /64 network of an IPv6 one, of which every house has
 * as many addresses as it likes.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [front = '', back] = address.split('%')[0]?.split('::') ?? []
  const left = front === '' ? [] : front.split(':')
  const right = back === undefined || back === '' ? [] : back.split(':')
  const gap = back === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...gap, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}
