import { anchorText, chainEvents, type ChainLink, readAnchor } from '#server/domain/platform/security-chain.ts'
import { anchorSetting } from '#server/store/security-log.ts'
import type { Store } from '#server/store/store.ts'
import type { JobDeps } from './job-deps.ts'

type SealDeps = Pick<JobDeps, 'store' | 'ports'>

const batch = 200
const day = 24 * 3_600_000
/** The database removes nothing younger by its own clock, which may be a little behind. */
const retention = 400 * day + 3_600_000

/** What the next event hangs on. */
async function lastLink(store: Store): Promise<ChainLink> {
  const last = await store.securityLog.lastSealed()
  if (last?.sequence != null && last.hash !== null) return { sequence: last.sequence, hash: last.hash }
  return readAnchor((await store.find('settings', { _id: anchorSetting }))?.value)
}

/**
 * Seals the events that were recorded since the last run, oldest first. Several processes may run it: one of them makes the next links.
 * Returns how many it sealed.
 */
export async function sealSecurityEvents({ store, ports }: SealDeps): Promise<number> {
  const last = await lastLink(store)
  const events = await store.securityLog.unsealed(batch)
  if (events.length === 0) return 0
  const isSealed = await store.securityLog.seal(await chainEvents(ports.codes, last, events))
  return isSealed ? events.length : 0
}

/** Removes sealed events of over 400 days, and keeps the hash that the rest hangs on. Returns how many it removed. */
export async function ageSecurityEvents({ store, ports, clock }: SealDeps & Pick<JobDeps, 'clock'>): Promise<number> {
  const moment = new Date(clock().getTime() - retention).toISOString()
  const oldest = await store.securityLog.sealedAfter(0, batch)
  const younger = oldest.findIndex(({ at }) => at >= moment)
  const last = (younger === -1 ? oldest : oldest.slice(0, younger)).at(-1)
  if (last?.sequence == null || last.hash === null) return 0
  const link = { sequence: last.sequence, hash: last.hash }
  return store.securityLog.cut({ upTo: link.sequence, anchor: await anchorText(ports.codes, link) })
}
