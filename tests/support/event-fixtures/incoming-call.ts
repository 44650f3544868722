import type { incomingCallMachine } from '#src/machines/call/incoming-call.machine.ts'
import { actorDone, actorFailed, delayPassed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { callIds, receivedSignal } from './call-flow.ts'
import { chatOf } from '#tests/support/chat-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const theirOffer = receivedSignal(callIds.theirs, 'offer', { medium: 'video' })

export const incomingCallEvents = {
  inputs: { 'any page': { isEngaged: () => false } },
  events: {
    'heard their offer': theirOffer,
    'heard that they gave up': receivedSignal(callIds.theirs, 'end'),
    'call.accepted': { type: 'call.accepted' },
    'call.declined': { type: 'call.declined' },
    'announcing answered': actorDone('announcing', { chat: chatOf(1) }),
    'announcing refused': actorFailed('announcing', rejected(404)),
    'announcing unreachable': actorFailed('announcing', unreachable),
    'declining answered': actorDone('declining', undefined),
    'declining unreachable': actorFailed('declining', unreachable),
    'rung long enough': delayPassed('ringTime', 'incomingCall.called'),
  },
} satisfies FlowEvents<typeof incomingCallMachine>
