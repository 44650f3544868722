import { fromCallback } from 'xstate'
import type { LiveEvent } from '#src/api/live-events.ts'

/**
 * Listens as long as the machine lives and sends it `live.changed` for each event. Only when `wanted`: the connection's code is
 * fetched with the first view that is.
 */
export const liveChanges = fromCallback<{ type: 'live.ignored' }, { wanted: boolean }>(({ input, sendBack }) => {
  if (!input.wanted) return undefined
  let stop: (() => void) | undefined
  let stopped = false
  import('#src/api/live-events.ts').then(
    ({ subscribeToLiveEvents }) => {
      if (stopped) return
      stop = subscribeToLiveEvents((event) => {
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

export interface LiveChanged {
  type: 'live.changed'
  event: LiveEvent
}
