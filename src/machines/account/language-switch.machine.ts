import { assign, emit, fromPromise, setup } from 'xstate'
import type { ApiLanguage } from '#src/api/api-settings.ts'
import { callApi } from '#src/api/call-api.ts'
import { toast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'

/** A language of the page, with the server's name for it. */
export interface LanguageChoice {
  code: string
  apiName: ApiLanguage
}

export type LanguageSwitchEvent = { type: 'language.chosen'; choice: LanguageChoice }

export interface LanguageSwitchInput {
  /** Turns the page's texts round; throws when they cannot be had. False when another language was chosen meanwhile, maybe elsewhere. */
  turnTexts: (code: string) => Promise<boolean>
  deviceId: string
}

/**
 * Somebody reads on in another language. When its texts cannot be fetched the page stays as it is and says so. The server is told
 * too, for the mails, pushes and documents it writes; when that fails the same is said, for those stay in the language before, while
 * the page is in the new one. It is told again with the next choice.
 */
export const languageSwitchMachine = setup({
  types: flowTypes<{
    context: LanguageSwitchInput & { choice: LanguageChoice | null }
    events: LanguageSwitchEvent
    input: LanguageSwitchInput
  }>(),
  actors: {
    turning: fromPromise<boolean, { turnTexts: LanguageSwitchInput['turnTexts']; code: string }>(async ({ input }) =>
      input.turnTexts(input.code),
    ),
    tellingServer: fromPromise<void, { deviceId: string; language: ApiLanguage }>(async ({ input, signal }) => {
      await callApi('changeLanguage', { body: input, signal })
    }),
  },
  actions: {
    choose: assign((_, { choice }: { choice: LanguageChoice }) => ({ choice })),
    notifyFailure: emit(toast('error', { key: 'app:language.failed' })),
  },
}).createMachine({
  id: 'languageSwitch',
  context: ({ input }) => ({ ...input, choice: null }),
  initial: 'settled',
  on: {
    'language.chosen': {
      target: '.turning',
      reenter: true,
      actions: { type: 'choose', params: ({ event }) => ({ choice: event.choice }) },
    },
  },
  states: {
    settled: {},
    turning: {
      tags: ['busy'],
      invoke: {
        id: 'turning',
        src: 'turning',
        input: ({ context }) => ({ turnTexts: context.turnTexts, code: context.choice?.code ?? '' }),
        onDone: [
          { guard: ({ event }) => event.output, target: 'tellingServer' },
          // Whoever made the later choice tells the server.
          { target: 'settled' },
        ],
        onError: { target: 'failed', actions: 'notifyFailure' },
      },
    },
    tellingServer: {
      invoke: {
        id: 'tellingServer',
        src: 'tellingServer',
        input: ({ context }) => ({ deviceId: context.deviceId, language: context.choice?.apiName ?? 'English' }),
        onDone: { target: 'settled' },
        onError: { target: 'untold', actions: 'notifyFailure' },
      },
    },
    failed: { tags: ['failed'] },
    untold: { tags: ['failed'] },
  },
})
