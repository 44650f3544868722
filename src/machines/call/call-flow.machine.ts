import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { callAddress } from '#src/lib/paths.ts'
import { readMessages } from '#src/machines/chat/chat-api.ts'
import { type ConnectPeer, MediaError, type OpenMedia, peer, type PeerCommand, type PeerEvent } from './call-peer.ts'
import { type CallSignal, type ReceivedSignal, type Medium, signalling, signalOf, type SignallingFailed } from './call-signals.ts'
import type { Chat } from '#src/machines/chat/chat-messages.ts'
import { navigate } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { type LiveChanged, liveChanges } from '#src/machines/platform/live-changes.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

/** A call that is to begin at once, or with an id the one to be answered. */
export interface CallRequest {
  medium: Medium
  callId: string | null
}

export interface CallInput {
  chatId: string | null
  request: CallRequest | null
  openMedia: OpenMedia
  connect: ConnectPeer
  /** Made anew for each call. */
  newId: () => string
}

interface Context extends Omit<CallInput, 'request'> {
  chat: Chat | null
  medium: Medium
  callId: string
  /** Whether this side answers a call of the other's. */
  called: boolean
  requested: boolean
  stream: MediaStream | null
  remote: MediaStream | null
  failure: ApiFailure | null
}

export type CallFlowEvent =
  | { type: 'retry.asked' }
  | { type: 'call.chosen'; medium: Medium }
  | { type: 'call.left' }
  | PeerEvent
  | SignallingFailed
  | LiveChanged

/**
 * Two people talk, from browser to browser. Microphone and camera are asked for first and may be denied or missing. The caller's offer
 * rings at the other side, who answers, declines, is busy or does not answer within a minute; who answers asks for the offer once more,
 * because their page has come later. Where both call at once, the one whose offer was refused answers the other's, which the refusal names.
 * A line that breaks is sought anew for twenty seconds. However the call is left, the other side is told and the camera let go.
 */
export const callFlowMachine = setup({
  // `engaged`: no other call may ring here. The others say how far it is.
  types: flowTypes<
    { context: Context; events: CallFlowEvent; input: CallInput },
    | FlowTag
    | 'engaged'
    | ('idle' | 'asking' | 'calling' | 'ringing' | 'answering' | 'connecting' | 'connected' | 'lost')
    | ('ended' | 'missed' | 'declined' | 'taken' | 'theirsBusy' | 'broken' | 'denied' | 'missing')
  >(),
  actors: {
    reading: fromPromise<{ chat: Chat }, { chatId: string }>(async ({ input, signal }) => ({
      chat: (await readMessages(input.chatId, {}, signal)).chat,
    })),
    asking: fromPromise<{ stream: MediaStream }, Pick<Context, 'openMedia' | 'medium'>>(async ({ input, signal }) => ({
      stream: await input.openMedia(input.medium, signal),
    })),
    peer,
    signalling,
    liveChanges,
  },
  actions: {
    keepChat: assign((_, { chat }: { chat: Chat }) => ({ chat, failure: null })),
    // A reload does not call again.
    dropRequestFromAddress: emit(({ context }) => navigate(callAddress(context.chatId ?? ''), { replace: true })),
    takeRequest: assign({ requested: false }),
    begin: assign(({ context }, { medium }: { medium: Medium }) => ({
      medium,
      callId: context.newId(),
      called: false,
      remote: null,
    })),
    adoptRival: assign(({ context }, failed: Omit<SignallingFailed, 'type'>) => ({
      callId: rivalOf(failed) ?? context.callId,
      called: true,
    })),
    keepStream: assign((_, { stream }: { stream: MediaStream }) => ({ stream })),
    show: assign((_, { remote }: { remote: MediaStream }) => ({ remote })),
    letGo: assign({ stream: null, remote: null }),
    commandConnection: sendTo('peer', (_, { command }: { command: PeerCommand }) => command),
    takeCandidate: sendTo('peer', (_, { received }: { received: ReceivedSignal | undefined }) => ({
      type: 'candidate' as const,
      candidate: received?.candidate ?? { candidate: '' },
    })),
    takeSdp: sendTo('peer', (_, { received, as }: { received: ReceivedSignal | undefined; as: 'answer' | 'accept' }) => ({
      type: as,
      sdp: received?.sdp ?? '',
    })),
    signal: sendTo('signalling', (_, { signal }: { signal: Omit<CallSignal, 'callId'> }) => ({
      type: 'signal.wanted' as const,
      signal,
    })),
    // Left because the other side said so, or another page of this one: there is nothing to end.
    closeLine: enqueueActions(({ enqueue, event }) => {
      if (event.type === 'live.changed') enqueue.sendTo('signalling', { type: 'signal.over' })
    }),
    signalBusy: sendTo('signalling', (_, { received }: { received: ReceivedSignal | undefined }) => ({
      type: 'signal.busy' as const,
      chatId: received?.chatId ?? '',
      callId: received?.callId ?? '',
    })),
  },
  guards: {
    hasChat: ({ context }) => context.chatId !== null,
    isRequested: ({ context }) => context.requested,
    isCalled: ({ context }) => context.called,
    isMissing: (_, { error }: { error: unknown }) => error instanceof MediaError && error.kind === 'missing',
    hasRival: (_, failed: Omit<SignallingFailed, 'type'>) => rivalOf(failed) !== undefined,
    isVital: (_, { failure, signal }: Omit<SignallingFailed, 'type'>) =>
      ['offer', 'answer', 'ringing'].includes(signal) &&
      !(failure.kind === 'rejected' && signal !== 'answer' && failure.results['state'] === 'answered'),
    isReceived: (
      { context },
      { received, as, status }: { received: ReceivedSignal | undefined; as: ReceivedSignal['signal']; status?: string },
    ) => received?.callId === context.callId && received.signal === as && (status === undefined || received.status === status),
    isTakenElsewhere: ({ context }, { received }: { received: ReceivedSignal | undefined }) =>
      received?.callId === context.callId && received.signal === 'taken' && context.called,
    isOther: ({ context }, { received }: { received: ReceivedSignal | undefined }) =>
      received?.signal === 'offer' && received.chatId !== context.chatId,
  },
  delays: { ringTime: 60_000, answerTime: 20_000, connectTime: 30_000, lostTime: 20_000 },
})
  .extend(failureHandling<Context, CallFlowEvent>())
  .createMachine({
    id: 'callFlow',
    context: ({ input: { request, ...input } }) => ({
      ...input,
      medium: request?.medium ?? 'audio',
      callId: request?.callId ?? input.newId(),
      called: request?.callId !== null && request !== null,
      requested: request !== null,
      chat: null,
      stream: null,
      remote: null,
      failure: null,
    }),
    invoke: { id: 'liveChanges', src: 'liveChanges', input: { types: ['call.signal'] } },
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'hasChat', target: 'loading' }, { target: 'unchosen' }] },
      unchosen: { tags: ['empty'] },
      loading: {
        tags: ['busy', 'engaged'],
        invoke: {
          id: 'reading',
          src: 'reading',
          input: ({ context }) => ({ chatId: context.chatId ?? '' }),
          onDone: [
            {
              guard: 'isRequested',
              target: 'asking',
              actions: [{ type: 'keepChat', params: ({ event }) => event.output }, 'takeRequest', 'dropRequestFromAddress'],
            },
            { target: 'idle', actions: { type: 'keepChat', params: ({ event }) => event.output } },
          ],
          onError: onReadingFailed,
        },
      },
      ...failedStates,
      idle: {
        tags: ['filled', 'idle'],
        on: { 'call.chosen': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } } },
      },
      asking: {
        tags: ['filled', 'asking', 'engaged'],
        on: { 'call.left': { target: 'over.ended' } },
        invoke: {
          id: 'asking',
          src: 'asking',
          input: ({ context }) => context,
          onDone: { target: 'open', actions: { type: 'keepStream', params: ({ event }) => event.output } },
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'missing' },
            { target: 'denied' },
          ],
        },
      },
      denied: { tags: ['filled', 'denied', 'engaged'], on: { 'retry.asked': { target: 'asking' } } },
      missing: { tags: ['filled', 'missing', 'engaged'], on: { 'retry.asked': { target: 'asking' } } },
      open: {
        tags: ['filled', 'engaged'],
        invoke: [
          { id: 'peer', src: 'peer', input: ({ context }) => ({ connect: context.connect, stream: context.stream }) },
          {
            id: 'signalling',
            src: 'signalling',
            input: ({ context }) => ({ chatId: context.chatId ?? '', callId: context.callId, begun: context.called }),
          },
        ],
        exit: ['closeLine', 'letGo'],
        on: {
          'call.left': { target: 'over.ended' },
          'peer.candidate': {
            actions: {
              type: 'signal',
              params: ({ event }) => ({ signal: { signal: 'candidate', candidate: event.candidate } }),
            },
          },
          'peer.shown': { actions: { type: 'show', params: ({ event }) => event } },
          'signal.failed': [
            {
              guard: { type: 'hasRival', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'adoptRival', params: ({ event }) => event },
            },
            { guard: { type: 'isVital', params: ({ event }) => event }, target: 'over.broken' },
          ],
          'live.changed': [
            {
              guard: { type: 'isReceived', params: ({ event }) => ({ received: signalOf(event.event), as: 'candidate' }) },
              actions: { type: 'takeCandidate', params: ({ event }) => ({ received: signalOf(event.event) }) },
            },
            {
              guard: { type: 'isReceived', params: ({ event }) => ({ received: signalOf(event.event), as: 'busy' }) },
              target: 'over.theirsBusy',
            },
            {
              guard: {
                type: 'isReceived',
                params: ({ event }) => ({ received: signalOf(event.event), as: 'end', status: 'declined' }),
              },
              target: 'over.declined',
            },
            {
              guard: {
                type: 'isReceived',
                params: ({ event }) => ({ received: signalOf(event.event), as: 'end', status: 'missed' }),
              },
              target: 'over.missed',
            },
            {
              guard: { type: 'isReceived', params: ({ event }) => ({ received: signalOf(event.event), as: 'end' }) },
              target: 'over.ended',
            },
            {
              guard: { type: 'isOther', params: ({ event }) => ({ received: signalOf(event.event) }) },
              actions: { type: 'signalBusy', params: ({ event }) => ({ received: signalOf(event.event) }) },
            },
          ],
        },
        initial: 'deciding',
        states: {
          deciding: { always: [{ guard: 'isCalled', target: 'answering' }, { target: 'waiting' }] },
          waiting: {
            entry: { type: 'commandConnection', params: { command: { type: 'offer' } } },
            after: { ringTime: { target: '#callFlow.over.missed' } },
            on: {
              'peer.described': {
                actions: {
                  type: 'signal',
                  params: ({ context, event }) => ({ signal: { signal: 'offer', medium: context.medium, sdp: event.sdp } }),
                },
              },
              'live.changed': [
                {
                  guard: { type: 'isReceived', params: ({ event }) => ({ received: signalOf(event.event), as: 'ringing' }) },
                  target: '.ringing',
                  actions: { type: 'commandConnection', params: { command: { type: 'offer' } } },
                },
                {
                  guard: { type: 'isReceived', params: ({ event }) => ({ received: signalOf(event.event), as: 'answer' }) },
                  target: 'connecting',
                  actions: {
                    type: 'takeSdp',
                    params: ({ event }) => ({ received: signalOf(event.event), as: 'accept' }),
                  },
                },
              ],
            },
            initial: 'calling',
            states: { calling: { tags: ['calling'] }, ringing: { tags: ['ringing'] } },
          },
          answering: {
            tags: ['answering'],
            entry: { type: 'signal', params: { signal: { signal: 'ringing' } } },
            after: { answerTime: { target: '#callFlow.over.broken' } },
            on: {
              'live.changed': [
                {
                  guard: { type: 'isReceived', params: ({ event }) => ({ received: signalOf(event.event), as: 'offer' }) },
                  target: 'connecting',
                  actions: {
                    type: 'takeSdp',
                    params: ({ event }) => ({ received: signalOf(event.event), as: 'answer' }),
                  },
                },
                {
                  guard: { type: 'isTakenElsewhere', params: ({ event }) => ({ received: signalOf(event.event) }) },
                  target: '#callFlow.over.taken',
                },
              ],
            },
          },
          connecting: {
            tags: ['connecting'],
            after: { connectTime: { target: '#callFlow.over.broken' } },
            on: {
              'peer.described': {
                guard: 'isCalled',
                actions: { type: 'signal', params: ({ event }) => ({ signal: { signal: 'answer', sdp: event.sdp } }) },
              },
              'peer.connected': { target: 'connected' },
            },
          },
          connected: {
            on: {
              'peer.described': {
                actions: { type: 'signal', params: ({ event }) => ({ signal: { signal: 'renew', sdp: event.sdp } }) },
              },
              'live.changed': [
                {
                  guard: { type: 'isReceived', params: ({ event }) => ({ received: signalOf(event.event), as: 'renew' }) },
                  actions: {
                    type: 'takeSdp',
                    params: ({ context, event }) => ({
                      received: signalOf(event.event),
                      as: context.called ? 'answer' : 'accept',
                    }),
                  },
                },
              ],
            },
            initial: 'steady',
            states: {
              steady: { tags: ['connected'], on: { 'peer.lost': { target: 'lost' } } },
              lost: {
                tags: ['connected', 'lost'],
                entry: { type: 'commandConnection', params: { command: { type: 'restart' } } },
                after: { lostTime: { target: '#callFlow.over.ended' } },
                on: { 'peer.connected': { target: 'steady' } },
              },
            },
          },
        },
      },
      over: {
        tags: ['filled'],
        on: { 'call.chosen': { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } } },
        initial: 'ended',
        states: {
          ended: { tags: ['ended'] },
          missed: { tags: ['missed'] },
          declined: { tags: ['declined'] },
          theirsBusy: { tags: ['theirsBusy'] },
          /** On another page of one's own. */
          taken: { tags: ['taken'] },
          broken: { tags: ['broken'] },
        },
      },
    },
  })

/** The other side's call that has come first, if that is why an offer was refused. */
function rivalOf({ failure, signal }: Omit<SignallingFailed, 'type'>): string | undefined {
  const callId = signal === 'offer' && failure.kind === 'rejected' ? failure.results['callId'] : undefined
  return typeof callId === 'string' ? callId : undefined
}
