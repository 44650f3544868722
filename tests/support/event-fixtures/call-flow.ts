import { MediaError } from '#src/machines/call/call-peer.ts'
import type { callFlowMachine } from '#src/machines/call/call-flow.machine.ts'
import { actorDone, actorFailed, delayPassed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { chatId, chatOf } from '#tests/support/chat-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

/** Ids of one's own call, and of one that the other side has begun. */
export const callIds = { own: chatId(501), theirs: chatId(502) }

/** A signal of the other side, in the chat of the call unless it is another. */
export const receivedSignal = (callId: string, signal: string, more: object = {}, chat = chatId(1)) =>
  ({
    type: 'live.changed',
    event: { type: 'call.signal', subjectId: chat, data: { callId, signal, status: 'calling', medium: 'audio', ...more } },
  }) as const

const fixture = {
  // Unit tests put actors in place of all that would call these.
  openMedia: () => new Promise<MediaStream>(() => undefined),
  connect: () => ({ send: () => undefined, close: () => undefined }),
  newId: () => callIds.own,
}
const stream = { id: 's' } as MediaStream // Its tracks are never used.
const { own, theirs } = callIds
const conflict = { ...rejected(409), results: { state: 'calling', callId: theirs } }

export const callEvents = {
  inputs: {
    'a chat': { chatId: chatId(1), request: null, ...fixture },
    'a call to begin': { chatId: chatId(1), request: { medium: 'video', callId: null }, ...fixture },
    'a call to answer': { chatId: chatId(1), request: { medium: 'audio', callId: theirs }, ...fixture },
    'nothing chosen': { chatId: null, request: null, ...fixture },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'call.chosen': { type: 'call.chosen', medium: 'audio' },
    'call.left': { type: 'call.left' },
    'peer.described': { type: 'peer.described', sdp: 'v=0' },
    'peer.candidate': { type: 'peer.candidate', candidate: { candidate: 'candidate:1' } },
    'peer.connected': { type: 'peer.connected' },
    'peer.lost': { type: 'peer.lost' },
    'reading answered': actorDone('reading', { chat: chatOf(1) }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'asking answered': actorDone('asking', { stream }),
    // A browser's refusal is no failed call.
    'asking denied': { type: 'xstate.error.actor.asking', error: new MediaError('denied') } as never,
    'asking, nothing there': { type: 'xstate.error.actor.asking', error: new MediaError('missing') } as never,
    'offer, the other was faster': { type: 'signal.failed', signal: 'offer', failure: conflict },
    'offer unreachable': { type: 'signal.failed', signal: 'offer', failure: unreachable },
    'heard ringing': receivedSignal(own, 'ringing'),
    'heard the answer': receivedSignal(own, 'answer', { sdp: 'v=0' }),
    'heard a decline': receivedSignal(own, 'end', { status: 'declined' }),
    'heard that they are busy': receivedSignal(own, 'busy', { status: 'missed' }),
    'heard the end': receivedSignal(own, 'end', { status: 'ended' }),
    'heard their offer': receivedSignal(theirs, 'offer', { sdp: 'v=0' }),
    'heard that another page answered': receivedSignal(theirs, 'taken', { status: 'answered' }),
    'rung long enough': delayPassed('ringTime', 'callFlow.open.waiting'),
    'no offer came': delayPassed('answerTime', 'callFlow.open.answering'),
    'not connected in time': delayPassed('connectTime', 'callFlow.open.connecting'),
    'lost too long': delayPassed('lostTime', 'callFlow.open.connected.lost'),
  },
} satisfies FlowEvents<typeof callFlowMachine>
