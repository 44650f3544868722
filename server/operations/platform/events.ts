import { followLiveEvents } from '#server/domain/platform/live-events.ts'
import type { Operation } from '#server/operation.ts'

export const events: Operation<'events'> = async (call) => followLiveEvents(call)
