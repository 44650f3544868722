/** The channel of LISTEN and NOTIFY. */
export const liveChannel = 'kimiya_live_events'

/** A notification holds under 8,000 bytes: the highest sequence number and 37 for each user. */
const usersAtOnce = 200

export interface PublishedEvent {
  userIds: readonly string[]
  /** The highest number of the announced events. */
  sequence: number
}

/**
 * A statement that inserts the events, and one to follow it that announces them when the transaction is committed, and never if it is not.
 * `name` is what the first is called in the second. Values are appended to those given. Transactions that write to the same user wait here
 * for each other: otherwise a later number could be seen before an earlier one, and a reader that stores the last number it saw would miss
 * that one. So this is best done last.
 */
export function liveEventStatements(
  events: readonly Record<string, unknown>[],
  name: string,
  values: unknown[],
): { insert: string; announce: string } {
  const column = (of: string) => `$${values.push(events.map((event) => event[of]))}`
  const userIds = [...new Set(events.map(({ userId }) => String(userId)))].sort()
  const groups = Array.from({ length: Math.ceil(userIds.length / usersAtOnce) }, (_, index) =>
    userIds.slice(index * usersAtOnce, (index + 1) * usersAtOnce).join(' '),
  )
  return {
    insert: `insert into "liveEvents" ("userId", "type", "subjectId", "data", "at")
      select event."userId", event."type", event."subjectId", event."data"::jsonb, event."at"
      from unnest(${column('userId')}::uuid[], ${column('type')}::text[], ${column('subjectId')}::uuid[],
            $${values.push(events.map(({ data }) => (data === null ? null : JSON.stringify(data))))}::text[], ${column('at')}::timestamptz[])
          with ordinality as event ("userId", "type", "subjectId", "data", "at", "position"),
        (select count(pg_advisory_xact_lock(hashtextextended("userId", 1))) as "count"
          from unnest($${values.push(userIds)}::text[]) as "userId") as locks
      where locks."count" > 0 order by event."position" returning "sequence"`,
    announce: `select pg_notify($${values.push(liveChannel)}, (select max("sequence") from ${name}) || ' ' || "users")
      from unnest($${values.push(groups)}::text[]) as "users"`,
  }
}

/** Parses a notification's payload. */
export function announced(payload: string): PublishedEvent {
  const [sequence, ...userIds] = payload.split(' ')
  return { userIds, sequence: Number(sequence) }
}
