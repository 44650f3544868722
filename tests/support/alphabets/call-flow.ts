import { MediaError } from '#src/machines/call-peer.ts'
import type { callFlowMachine } from '#src/machines/call-flow.machine.ts'
import { actorAnswered, actorFailed, delayPassed, refused, unreachable } from '#tests/support/actor-events.ts'
import { chatId, chatOf } from '#tests/support/chat-samples.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

/** Ids of one's own call, and of one that the other side has begun. */
export const callIds = { own: chatId(501), theirs: chatId(502) }

/** A signal of the other side, in the chat of the call unless it is another. */
export const heardSignal = (callId: string, signal: string, more: object = {}, chat = chatId(1)) =>
  ({
    type: 'live.changed',
    event: { type: 'call.signal', subjectId: chat, data: { callId, signal, status: 'calling', medium: 'audio', ...more } },
  }) as const

const world = {
  // Unit tests put actors in place of all that would call these.
  openMedia: () => new Promise<MediaStream>(() => undefined),
  connect: () => ({ tell: () => undefined, close: () => undefined }),
  newId: () => callIds.own,
}
const stream = { id: 's' } as MediaStream // Never asked for its tracks.
const { own, theirs } = callIds
const taken = { ...refused(409), results: { state: 'calling', callId: theirs } }

export const callAlphabet = {
  inputs: {
    'a chat': { chatId: chatId(1), wish: null, ...world },
    'a call to begin': { chatId: chatId(1), wish: { medium: 'video', callId: null }, ...world },
    'a call to answer': { chatId: chatId(1), wish: { medium: 'audio', callId: theirs }, ...world },
    'nothing chosen': { chatId: null, wish: null, ...world },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'call.chosen': { type: 'call.chosen', medium: 'audio' },
    'call.left': { type: 'call.left' },
    'peer.described': { type: 'peer.described', sdp: 'v=0' },
    'peer.candidate': { type: 'peer.candidate', candidate: { candidate: 'candidate:1' } },
    'peer.connected': { type: 'peer.connected' },
    'peer.lost': { type: 'peer.lost' },
    'reading answered': actorAnswered('reading', { chat: chatOf(1) }),
    'reading refused': actorFailed('reading', refused(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'asking answered': actorAnswered('asking', { stream }),
    // A browser's refusal is no failed call.
    'asking denied': { type: 'xstate.error.actor.asking', error: new MediaError('denied') } as never,
    'asking, nothing there': { type: 'xstate.error.actor.asking', error: new MediaError('missing') } as never,
    'offer, the other was faster': { type: 'signal.failed', signal: 'offer', failure: taken },
    'offer unreachable': { type: 'signal.failed', signal: 'offer', failure: unreachable },
    'heard ringing': heardSignal(own, 'ringing'),
    'heard the answer': heardSignal(own, 'answer', { sdp: 'v=0' }),
    'heard a decline': heardSignal(own, 'end', { status: 'declined' }),
    'heard that they are busy': heardSignal(own, 'busy', { status: 'missed' }),
    'heard the end': heardSignal(own, 'end', { status: 'ended' }),
    'heard their offer': heardSignal(theirs, 'offer', { sdp: 'v=0' }),
    'heard that another page answered': heardSignal(theirs, 'taken', { status: 'answered' }),
    'rung long enough': delayPassed('ringTime', 'callFlow.open.waiting'),
    'no offer came': delayPassed('answerTime', 'callFlow.open.answering'),
    'not connected in time': delayPassed('connectTime', 'callFlow.open.connecting'),
    'lost too long': delayPassed('lostTime', 'callFlow.open.connected.lost'),
  },
} satisfies FlowAlphabet<typeof callFlowMachine>
