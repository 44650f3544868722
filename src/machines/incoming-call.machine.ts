import { assign, emit, fromPromise, setup } from 'xstate'
import { callAddress } from '#src/lib/paths.ts'
import { readMessages } from './chat-calls.ts'
import { type HeardSignal, sendSignal, signalOf } from './call-signals.ts'
import type { Chat } from './chat-messages.ts'
import { type FlowEmitted, navigate } from './emitted-events.ts'
import { type LiveChanged, liveChanges } from './live-changes.ts'

export interface IncomingCallInput {
  /** Whether this page is in a call already: that call's own flow answers for it. */
  isEngaged: () => boolean
}

interface Context extends IncomingCallInput {
  heard: HeardSignal | null
  chat: Chat | null
}

export type IncomingCallEvent = { type: 'call.accepted' } | { type: 'call.declined' } | LiveChanged

/**
 * Somebody is called, whatever page they are on. Who calls is looked up and the caller told that it rings; they answer, which leads to
 * the page of the call, or decline. It stops ringing when the caller gives up, another page of theirs was faster, or a minute has passed.
 */
export const incomingCallMachine = setup({
  types: {
    // Types are all that XState takes from these; the values are never read.
    context: {} as Context,
    events: {} as IncomingCallEvent,
    input: {} as IncomingCallInput,
    tags: {} as 'ringing',
    emitted: {} as FlowEmitted,
  },
  actors: {
    announcing: fromPromise<{ chat: Chat }, { heard: HeardSignal | null }>(async ({ input: { heard }, signal }) => {
      const { chatId = '', callId = '' } = heard ?? {}
      const [{ chat }] = await Promise.all([readMessages(chatId, {}, signal), sendSignal(chatId, { callId, signal: 'ringing' })])
      return { chat }
    }),
    declining: fromPromise<void, { heard: HeardSignal | null }>(async ({ input: { heard } }) => {
      await sendSignal(heard?.chatId ?? '', { callId: heard?.callId ?? '', signal: 'end' })
    }),
    liveChanges,
  },
  actions: {
    hear: assign((_, { heard }: { heard: HeardSignal | undefined }) => ({ heard: heard ?? null, chat: null })),
    keepChat: assign((_, { chat }: { chat: Chat }) => ({ chat })),
    lead: emit(({ context: { heard } }) =>
      navigate(callAddress(heard?.chatId ?? ''), { state: { call: { medium: heard?.medium, callId: heard?.callId } } }),
    ),
  },
  guards: {
    isEngaged: ({ context }) => context.isEngaged(),
    isCall: ({ context }, { heard }: { heard: HeardSignal | undefined }) => heard?.signal === 'offer' && !context.isEngaged(),
    isOver: ({ context }, { heard }: { heard: HeardSignal | undefined }) =>
      heard?.callId === context.heard?.callId && (heard?.signal === 'end' || heard?.signal === 'taken'),
  },
  delays: { ringTime: 60_000 },
}).createMachine({
  id: 'incomingCall',
  context: ({ input }) => ({ ...input, heard: null, chat: null }),
  invoke: { id: 'liveChanges', src: 'liveChanges', input: { types: ['call.signal'] } },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'live.changed': {
          guard: { type: 'isCall', params: ({ event }) => ({ heard: signalOf(event.event) }) },
          target: 'called',
          actions: { type: 'hear', params: ({ event }) => ({ heard: signalOf(event.event) }) },
        },
      },
    },
    called: {
      on: {
        'live.changed': { guard: { type: 'isOver', params: ({ event }) => ({ heard: signalOf(event.event) }) }, target: 'quiet' },
      },
      after: { ringTime: { target: 'quiet' } },
      initial: 'announcing',
      states: {
        announcing: {
          invoke: {
            id: 'announcing',
            src: 'announcing',
            input: ({ context }) => context,
            onDone: [
              // Called back in the meantime: the page of the call answers.
              { guard: 'isEngaged', target: '#incomingCall.quiet' },
              { target: 'ringing', actions: { type: 'keepChat', params: ({ event }) => event.output } },
            ],
            // It may be over by now; the chat keeps a line of it.
            onError: { target: '#incomingCall.quiet' },
          },
        },
        ringing: {
          tags: ['ringing'],
          on: {
            'call.accepted': { target: '#incomingCall.quiet', actions: 'lead' },
            'call.declined': { target: '#incomingCall.declining' },
          },
        },
      },
    },
    declining: {
      invoke: {
        id: 'declining',
        src: 'declining',
        input: ({ context }) => context,
        onDone: { target: 'quiet' },
        // Unheard, the caller waits until the minute is over.
        onError: { target: 'quiet' },
      },
    },
  },
})
