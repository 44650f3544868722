import type { languageSwitchMachine } from '#src/machines/language-switch.machine.ts'
import { actorAnswered, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const languageSwitchAlphabet = {
  inputs: { 'a page': { turnTexts: () => Promise.resolve(true), deviceId: 'device-0001' } },
  events: {
    'language.chosen': { type: 'language.chosen', choice: { code: 'ar', apiName: 'Arabic' } },
    'turning answered': actorAnswered('turning', true),
    'turning overtaken': actorAnswered('turning', false),
    'turning unreachable': actorFailed('turning', unreachable),
    'tellingServer answered': actorAnswered('tellingServer', undefined),
    'tellingServer unreachable': actorFailed('tellingServer', unreachable),
  },
} satisfies FlowAlphabet<typeof languageSwitchMachine>
