import type { FastifyRequest } from 'fastify'
import { isIPv4, isIPv6 } from 'node:net'

const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/

/**
 * Returns an IP address in its one spelling: without a port, brackets and zone, an IPv4 address in IPv6 clothes as the IPv4 one, IPv6
 * compressed. Undefined for what is no address.
 */
export function plainAddress(text: string): string | undefined {
  if (isIPv4(text)) return text
  const named = withPort.exec(text)
  const [address = ''] = (named?.[1] ?? named?.[2] ?? text).split('%')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  const compressed = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(compressed) ?? []
  if (high === undefined || low === undefined) return compressed
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.')
}

/**
 * Returns where a call comes from, in one spelling, so that limits count it as one: the client that the trusted proxies name, and the
 * proxy itself when what it names is no address.
 */
export const clientAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  plainAddress(ip) ?? plainAddress(socket.remoteAddress ?? '') ?? ''
