import { VoiceError, type voiceSearchMachine } from '#src/machines/voice-search.machine.ts'
import { actorAnswered } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

// A machine's own event union does not name XState's events, though it takes them.
const failed = (kind: VoiceError['kind']) => ({ type: 'xstate.error.actor.listening', error: new VoiceError(kind) }) as never

export const voiceSearchAlphabet = {
  inputs: { 'any page': { listen: () => Promise.resolve(null) } },
  events: {
    'listening.asked': { type: 'listening.asked', language: 'en-US' },
    'listening.cancelled': { type: 'listening.cancelled' },
    'something heard': actorAnswered('listening', 'acetone'),
    'nothing heard': actorAnswered('listening', null),
    'listening failed': failed('failed'),
    'not allowed to listen': failed('unavailable'),
  },
} satisfies FlowAlphabet<typeof voiceSearchMachine>
