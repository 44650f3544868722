import { fromCallback } from 'xstate'
import type { LiveEvent } from '#src/api/live-events.ts'

/**
 * Listens as long as the machine lives and sends it `live.changed` for each event of these types. The connection's code is fetched
 * with the first view that wants any.
 */
export const liveChanges = fromCallback<{ type: 'live.ignored' }, LiveWanted>(({ input, sendBack }) => {
  if (input.types.length === 0) return undefined
  let stop: (() => void) | undefined
  let stopped = false
  import('#src/api/live-events.ts').then(
    ({ subscribeToLiveEvents }) => {
      if (stopped) return
      stop = subscribeToLiveEvents((event) => {
        if (input.types === 'all' || input.types.includes(event.type))
          sendBack({ type: 'live.changed', event } satisfies LiveChanged)
      })
    },
    // A view that does not hear of changes is still a view; opening it anew tries again.
    () => undefined,
  )
  return () => {
    stopped = true
    stop?.()
  }
})

export interface LiveWanted {
  types: readonly LiveEvent['type'][] | 'all'
}

export interface LiveChanged {
  type: 'live.changed'
  event: LiveEvent
}
