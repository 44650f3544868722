import { VoiceError, type voiceSearchMachine } from '#src/machines/search/voice-search.machine.ts'
import { actorDone } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

// A machine's event union excludes XState's own events.
const failed = (kind: VoiceError['kind']) => ({ type: 'xstate.error.actor.listening', error: new VoiceError(kind) }) as never

export const voiceSearchEvents = {
  inputs: { 'any page': { listen: () => Promise.resolve(null) } },
  events: {
    'listening.asked': { type: 'listening.asked', language: 'en-US' },
    'listening.cancelled': { type: 'listening.cancelled' },
    'something heard': actorDone('listening', 'acetone'),
    'nothing heard': actorDone('listening', null),
    'listening failed': failed('failed'),
    'not allowed to listen': failed('unavailable'),
  },
} satisfies FlowEvents<typeof voiceSearchMachine>
