import type { NewRow } from '../store.ts'
import type { Database } from './database.ts'
import { run } from './statement.ts'

/** The channel of LISTEN and NOTIFY. */
export const liveChannel = 'kimiya_live_events'

/** A notification holds under 8,000 bytes: the highest sequence number and 37 for each user. */
const usersAtOnce = 200

export interface LiveNews {
  userIds: readonly string[]
  /** The highest number of the events that this tells of. */
  sequence: number
}

/**
 * Inserts events and answers what must be announced. Transactions that write to the same user wait here for each other: otherwise a
 * later number could be seen before an earlier one, and a reader that remembers the last number it saw would miss that one for good.
 */
export async function insertLiveEvents(db: Database, events: readonly NewRow<'liveEvents'>[]): Promise<LiveNews> {
  const userIds = [...new Set(events.map(({ userId }) => userId))].sort()
  const { rows } = await run<{ sequence: number }>(
    db,
    `insert into "liveEvents" ("userId", "type", "orderId", "at")
      select event."userId", event."type", event."orderId", event."at"
      from unnest($1::uuid[], $2::text[], $3::uuid[], $4::timestamptz[]) with ordinality
          as event ("userId", "type", "orderId", "at", "position"),
        (select count(pg_advisory_xact_lock(hashtextextended("userId", 1))) as "count" from unnest($5::text[]) as "userId") as locks
      where locks."count" > 0 order by event."position" returning "sequence"`,
    [events.map((event) => event.userId), events.map((event) => event.type), events.map((event) => event.orderId), events.map((event) => event.at), userIds],
  )
  return { userIds, sequence: Math.max(0, ...rows.map(({ sequence }) => sequence)) }
}

/** Tells all processes when this transaction is committed, and never if it is not. */
export async function announce(db: Database, { userIds, sequence }: LiveNews): Promise<void> {
  for (let start = 0; start < userIds.length; start += usersAtOnce) {
    const payload = [sequence, ...userIds.slice(start, start + usersAtOnce)].join(' ')
    await run(db, 'select pg_notify($1, $2)', [liveChannel, payload])
  }
}

/** What a notification's payload tells. */
export function announced(payload: string): LiveNews {
  const [sequence, ...userIds] = payload.split(' ')
  return { userIds, sequence: Number(sequence) }
}
