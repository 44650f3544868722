import { isNetworkAddress } from '#src/lib/network-address.ts'
import { unavailable } from '#server/domain/platform/domain-error.ts'
import type { PasskeySite } from '#server/ports/passkeys.ts'
import type { Ports } from '#server/ports/ports.ts'

const isLoopback = (host: string) => host === 'localhost' || host.endsWith('.localhost')

/**
 * Returns the site that passkeys belong to: the public address of the page, or without one what the browser of the call says that it
 * shows. A page of another site gains nothing by the latter: its browser signs for that site, and no passkey of ours is there. Undefined
 * for a site that no passkey can belong to.
 */
export function passkeySite(pageUrl: string | undefined, origin: string | undefined): PasskeySite | undefined {
  const address = pageUrl ?? origin
  if (address === undefined || !URL.canParse(address)) return undefined
  const { protocol, hostname, origin: page } = new URL(address)
  if (isNetworkAddress(hostname) || !(protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))) return undefined
  return { rpId: hostname, origin: page }
}

/** Throws 503 where no passkey can belong to the page of the call. */
export function assertPasskeySite({ ports, pageOrigin }: { ports: Pick<Ports, 'pageUrl'>; pageOrigin: string | undefined }) {
  const site = passkeySite(ports.pageUrl, pageOrigin)
  if (site === undefined) throw unavailable('server:refused.passkeys')
  return site
}
