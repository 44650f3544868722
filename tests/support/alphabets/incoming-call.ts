import type { incomingCallMachine } from '#src/machines/incoming-call.machine.ts'
import { actorAnswered, actorFailed, delayPassed, refused, unreachable } from '#tests/support/actor-events.ts'
import { callIds, heardSignal } from '#tests/support/alphabets/call-flow.ts'
import { chatOf } from '#tests/support/chat-samples.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const theirOffer = heardSignal(callIds.theirs, 'offer', { medium: 'video' })

export const incomingCallAlphabet = {
  inputs: { 'any page': { isEngaged: () => false } },
  events: {
    'heard their offer': theirOffer,
    'heard that they gave up': heardSignal(callIds.theirs, 'end'),
    'call.accepted': { type: 'call.accepted' },
    'call.declined': { type: 'call.declined' },
    'announcing answered': actorAnswered('announcing', { chat: chatOf(1) }),
    'announcing refused': actorFailed('announcing', refused(404)),
    'announcing unreachable': actorFailed('announcing', unreachable),
    'declining answered': actorAnswered('declining', undefined),
    'declining unreachable': actorFailed('declining', unreachable),
    'rung long enough': delayPassed('ringTime', 'incomingCall.called'),
  },
} satisfies FlowAlphabet<typeof incomingCallMachine>
