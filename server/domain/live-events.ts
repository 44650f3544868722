import type { Call, StreamAnswer } from '#server/operation.ts'

const pageSize = 100
/** Proxies close connections that are silent for a minute; a comment well before that keeps them open. */
const heartbeat = 15_000

/**
 * A user's live events from `Last-Event-ID` on, or from now. Each wake-up reads the table, so nothing is lost between processes or
 * over a reconnect, and an event that wakes twice is sent once.
 */
export async function followLiveEvents(call: Call<'events'>): Promise<StreamAnswer> {
  const { tables, ports, caller, signal, lastEventId } = call
  const resumed = Number(lastEventId)
  const start = lastEventId !== undefined && Number.isSafeInteger(resumed) ? resumed : await tables.lastLiveEvent()
  return follow()

  async function* follow(): StreamAnswer {
    let sequence = start
    let wake = () => {}
    let woken = true
    const rouse = () => {
      woken = true
      wake()
    }
    const stop = ports.onLiveEvents((userIds) => {
      if (userIds.includes(caller.user._id)) rouse()
    })
    signal.addEventListener('abort', rouse, { once: true })
    try {
      // A first comment tells the page that the stream is open.
      yield undefined
      while (!signal.aborted) {
        if (!woken) {
          const timer = setTimeout(() => wake(), heartbeat)
          await new Promise<void>((resolve) => {
            wake = resolve
          })
          clearTimeout(timer)
          if (!woken) {
            yield undefined
            continue
          }
        }
        woken = false
        const fresh = await tables.liveEventsAfter(caller.user._id, sequence, pageSize)
        for (const { sequence: at, type, orderId } of fresh) {
          sequence = at
          yield { id: String(at), event: { type, orderId } }
        }
        if (fresh.length === pageSize) woken = true
      }
    } finally {
      stop()
    }
  }
}
