import { fromCallback } from 'xstate'
import { type LiveEvent, subscribeToLiveEvents } from '#src/api/live-events.ts'

/** Listens as long as the machine lives and sends it `live.changed` for each event. Subscribes only when `wanted`. */
export const liveChanges = fromCallback<{ type: 'live.ignored' }, { wanted: boolean }>(({ input, sendBack }) => {
  if (!input.wanted) return undefined
  return subscribeToLiveEvents((event) => {
    sendBack({ type: 'live.changed', event } satisfies LiveChanged)
  })
})

export interface LiveChanged {
  type: 'live.changed'
  event: LiveEvent
}
