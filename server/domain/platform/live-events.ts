import type { components } from '#src/generated/schema.ts'
import type { Call, StreamResult, TableContext } from '#server/operation.ts'
import { tooManyRequests } from './domain-error.ts'
import type { EventStream } from '#server/ports/event-streams.ts'
import type { Row } from '#server/store/tables.ts'

type LiveEvent = components['schemas']['LiveEvent']

const pageSize = 100
/** Proxies close connections that are silent for a minute; a comment well before that keeps them open. */
const heartbeat = 15_000
/** Seconds until a stream past the user's share is tried again. */
const retryAfter = 30

/** Notifies the open pages of these users after the caller's transaction is committed. */
export async function publishLiveEvent(
  { tables, now, cause }: TableContext,
  userIds: readonly string[],
  event: LiveEvent,
): Promise<void> {
  const { type, subjectId } = event
  const dataFor = (userId: string) => {
    if ('data' in event) return event.data
    return cause?.userId === userId ? { idempotencyKey: cause.idempotencyKey } : null
  }
  await tables.insert('liveEvents', ...userIds.map((userId) => ({ userId, type, subjectId, data: dataFor(userId), at: now })))
}

/** Serializes a row for the stream. */
function eventOf({ type, subjectId, data }: Row<'liveEvents'>): LiveEvent {
  if (type === 'call.signal') return { type, subjectId, data: data ?? {} }
  return { type, subjectId, ...(typeof data?.idempotencyKey === 'string' && { idempotencyKey: data.idempotencyKey }) }
}

/**
 * A user's live events from `Last-Event-ID` on, or from now. Each wake-up reads the table, so nothing is lost between processes or
 * over a reconnect, and an event that wakes twice is sent once. The stream ends with the session that it was opened in.
 */
export async function followLiveEvents(call: Call<'events'>): Promise<StreamResult> {
  const { tables, ports, caller, signal, lastEventId } = call
  const last = await tables.lastLiveEvent(caller.user._id)
  const resumed = lastEventId === undefined ? Number.NaN : Number(lastEventId)
  // An id beyond the newest, from before a restore of the database, would wait forever.
  const start = Number.isSafeInteger(resumed) ? Math.min(resumed, last) : last
  let resolveWait = () => {}
  let pending = true
  const notifyFollower = () => {
    pending = true
    resolveWait()
  }
  const opened = ports.eventStreams.open(caller.user._id, notifyFollower)
  // As many pages as this are open at once, or left by a client that forgets to close: the page tries again by itself.
  if (opened === undefined) throw tooManyRequests(retryAfter)
  return follow(opened)

  async function* follow(stream: EventStream): StreamResult {
    let sequence = start
    signal.addEventListener('abort', notifyFollower, { once: true })
    try {
      // The current position, without an event: a page whose stream breaks before the first one resumes here.
      yield { id: String(start) }
      // The session may have ended since the check of its token: then send the remaining events, its end last, and stop.
      const over = (await tables.count('sessions', { _id: caller.session._id })) === 0
      while (!signal.aborted) {
        if (!pending) {
          const timer = setTimeout(() => resolveWait(), heartbeat)
          await new Promise<void>((resolve) => {
            resolveWait = resolve
          })
          clearTimeout(timer)
          if (!pending) {
            yield undefined
            continue
          }
        }
        pending = false
        const fresh = await stream.after(sequence, () => tables.liveEventsAfter(caller.user._id, sequence, pageSize))
        for (const row of fresh) {
          sequence = row.sequence
          yield { id: String(row.sequence), event: eventOf(row) }
          // Later events are for the next signed-in user.
          if (row.type === 'session.ended' && row.subjectId === caller.session._id) return
        }
        if (fresh.length === pageSize) pending = true
        else if (over) {
          // The end stands before `start`.
          yield { id: String(sequence), event: { type: 'session.ended', subjectId: caller.session._id } }
          return
        }
      }
    } finally {
      stream.close()
    }
  }
}
