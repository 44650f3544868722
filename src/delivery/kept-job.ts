import type { KeptJob } from '#src/machines/delivery/driver-reports.ts'

/** What a phone keeps of the link that it was given last. */
interface Kept extends KeptJob {
  token: string
}

const key = 'kimiya.driver.1'
const nothing: KeptJob = { job: null, reports: [] }

/** The token of the address, which is taken out of it, or of the last link. */
export function takeToken(storage: () => Storage, address: Location, replace: (path: string) => void): string | null {
  const token = address.hash.slice(1)
  if (token === '') return read(storage)?.token ?? null
  replace(address.pathname + address.search)
  // Another link is another job: what waits of the old one stays with it no longer.
  if (read(storage)?.token !== token) keepJob(storage, token, nothing)
  return token
}

export function readJob(storage: () => Storage, token: string | null): KeptJob {
  const kept = read(storage)
  return kept === null || kept.token !== token ? nothing : { job: kept.job, reports: kept.reports }
}

/** A browser may forbid its storage, or have no room: then what waits lasts as long as the page. */
export function keepJob(storage: () => Storage, token: string, { job, reports }: KeptJob): void {
  try {
    storage().setItem(key, JSON.stringify({ token, job, reports } satisfies Kept))
  } catch {
    // As above.
  }
}

/** Damaged or foreign content is none. */
function read(storage: () => Storage): Kept | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    const isKept =
      typeof kept === 'object' && kept !== null && 'token' in kept && 'reports' in kept && Array.isArray(kept.reports)
    return isKept ? (kept as Kept) : null // Written by keepJob alone.
  } catch {
    return null
  }
}
