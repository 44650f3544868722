import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { assign, emit, fromPromise, setup } from 'xstate'
import { callAddress } from '#src/lib/paths.ts'
import { readMessages } from '#src/machines/chat/chat-api.ts'
import { type ReceivedSignal, sendSignal, signalOf } from './call-signals.ts'
import type { Chat } from '#src/machines/chat/chat-messages.ts'
import { navigate } from '#src/machines/platform/emitted-events.ts'
import { type LiveChanged, liveChanges } from '#src/machines/platform/live-changes.ts'

export interface IncomingCallInput {
  /** Whether this page is in a call already: that call's own flow answers for it. */
  isEngaged: () => boolean
}

interface Context extends IncomingCallInput {
  received: ReceivedSignal | null
  chat: Chat | null
}

export type IncomingCallEvent = { type: 'call.accepted' } | { type: 'call.declined' } | LiveChanged

/**
 * Somebody is called, whatever page they are on. Who calls is looked up and the caller told that it rings; they answer, which leads to
 * the page of the call, or decline. It stops ringing when the caller gives up, another page of theirs was faster, or a minute has passed.
 */
export const incomingCallMachine = setup({
  types: flowTypes<{ context: Context; events: IncomingCallEvent; input: IncomingCallInput }, 'ringing'>(),
  actors: {
    announcing: fromPromise<{ chat: Chat }, { received: ReceivedSignal | null }>(async ({ input: { received }, signal }) => {
      const { chatId = '', callId = '' } = received ?? {}
      const [{ chat }] = await Promise.all([readMessages(chatId, {}, signal), sendSignal(chatId, { callId, signal: 'ringing' })])
      return { chat }
    }),
    declining: fromPromise<void, { received: ReceivedSignal | null }>(async ({ input: { received } }) => {
      await sendSignal(received?.chatId ?? '', { callId: received?.callId ?? '', signal: 'end' })
    }),
    liveChanges,
  },
  actions: {
    setSignal: assign((_, { received }: { received: ReceivedSignal | undefined }) => ({
      received: received ?? null,
      chat: null,
    })),
    keepChat: assign((_, { chat }: { chat: Chat }) => ({ chat })),
    lead: emit(({ context: { received } }) =>
      navigate(callAddress(received?.chatId ?? ''), { state: { call: { medium: received?.medium, callId: received?.callId } } }),
    ),
  },
  guards: {
    isEngaged: ({ context }) => context.isEngaged(),
    isCall: ({ context }, { received }: { received: ReceivedSignal | undefined }) =>
      received?.signal === 'offer' && !context.isEngaged(),
    isOver: ({ context }, { received }: { received: ReceivedSignal | undefined }) =>
      received?.callId === context.received?.callId && (received?.signal === 'end' || received?.signal === 'taken'),
  },
  delays: { ringTime: 60_000 },
}).createMachine({
  id: 'incomingCall',
  context: ({ input }) => ({ ...input, received: null, chat: null }),
  invoke: { id: 'liveChanges', src: 'liveChanges', input: { types: ['call.signal'] } },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'live.changed': {
          guard: { type: 'isCall', params: ({ event }) => ({ received: signalOf(event.event) }) },
          target: 'called',
          actions: { type: 'setSignal', params: ({ event }) => ({ received: signalOf(event.event) }) },
        },
      },
    },
    called: {
      on: {
        'live.changed': {
          guard: { type: 'isOver', params: ({ event }) => ({ received: signalOf(event.event) }) },
          target: 'quiet',
        },
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
