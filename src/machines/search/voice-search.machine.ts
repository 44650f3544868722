import { assign, emit, fromPromise, setup } from 'xstate'
import type { MessageKey } from '#src/generated/message-keys.ts'
import { toast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'

/** Why nothing could be recognised. `unavailable`: it did not begin, as when the microphone may not be used. */
export class VoiceError extends Error {
  override readonly name = 'VoiceError'

  constructor(readonly kind: 'unsupported' | 'unavailable' | 'failed') {
    super(kind)
  }
}

export interface VoiceSearchInput {
  /** Listens until something was said. Resolves to its transcript, or to null when the silence lasted. Throws a VoiceError. */
  listen: (language: string, signal: AbortSignal) => Promise<string | null>
}

export type VoiceSearchEvent =
  /** `language`: the one that will be spoken, as BCP 47 names it. */
  { type: 'listening.asked'; language: string } | { type: 'listening.cancelled' }

const messages: Record<VoiceError['kind'], MessageKey> = {
  unsupported: 'search:voice.unsupported',
  unavailable: 'search:voice.unavailable',
  failed: 'search:voice.failed',
}

/**
 * Somebody says what they look for, in the language they read. Listening ends with a transcript, with silence, with a failure that is
 * said, or when they call it off. The browser may not be able to listen, or not be allowed to.
 */
export const voiceSearchMachine = setup({
  types: flowTypes<{
    context: VoiceSearchInput & { language: string; transcript: string | null }
    events: VoiceSearchEvent
    input: VoiceSearchInput
  }>(),
  actors: {
    listening: fromPromise<string | null, { listen: VoiceSearchInput['listen']; language: string }>(({ input, signal }) =>
      input.listen(input.language, signal),
    ),
  },
  actions: {
    begin: assign((_, { language }: { language: string }) => ({ language, transcript: null })),
    take: assign((_, { transcript }: { transcript: string | null }) => ({ transcript: transcript?.trim() ?? '' })),
    notifyFailure: emit((_, { error }: { error: unknown }) =>
      toast('error', { key: messages[error instanceof VoiceError ? error.kind : 'failed'] }),
    ),
  },
  guards: { isSomething: (_, { transcript }: { transcript: string | null }) => transcript !== null && transcript.trim() !== '' },
}).createMachine({
  id: 'voiceSearch',
  context: ({ input }) => ({ ...input, language: '', transcript: null }),
  initial: 'off',
  states: {
    off: {
      on: { 'listening.asked': { target: 'listening', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    listening: {
      tags: ['busy'],
      on: { 'listening.cancelled': { target: 'off' } },
      invoke: {
        id: 'listening',
        src: 'listening',
        input: ({ context: { listen, language } }) => ({ listen, language }),
        onDone: [
          {
            guard: { type: 'isSomething', params: ({ event }) => ({ transcript: event.output }) },
            target: 'off',
            actions: { type: 'take', params: ({ event }) => ({ transcript: event.output }) },
          },
          { target: 'off' },
        ],
        onError: { target: 'off', actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
})
