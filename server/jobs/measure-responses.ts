import { medianResponseHours } from '#server/domain/support/response-times.ts'
import type { JobDeps } from './job-deps.ts'

const batch = 20
const day = 24 * 3_600_000
const window = 90 * day

/** Measures anew how fast sellers answer, each of them once a day. Returns how many it measured. */
export async function measureResponses({ store, clock }: JobDeps): Promise<number> {
  const now = clock().getTime()
  const due = new Date(now - day).toISOString()
  const since = new Date(now - window).toISOString()
  const longest = await store.list('sellers', {}, { orderBy: ['responseMeasuredAt', '_id'], limit: batch })
  let measured = 0
  for (const { _id, responseMeasuredAt } of longest) {
    if (responseMeasuredAt > due) break
    const responseHours = await medianResponseHours({ tables: store }, _id, since)
    // Another process may have measured the same one meanwhile.
    const set = { responseHours, responseMeasuredAt: new Date(now).toISOString() }
    measured += await store.update('sellers', { _id, responseMeasuredAt }, set)
  }
  return measured
}
