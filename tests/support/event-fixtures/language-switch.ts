import type { languageSwitchMachine } from '#src/machines/account/language-switch.machine.ts'
import { actorDone, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const languageSwitchEvents = {
  inputs: { 'a page': { turnTexts: () => Promise.resolve(true), deviceId: 'device-0001' } },
  events: {
    'language.chosen': { type: 'language.chosen', choice: { code: 'ar', apiName: 'Arabic' } },
    'turning answered': actorDone('turning', true),
    'turning overtaken': actorDone('turning', false),
    'turning unreachable': actorFailed('turning', unreachable),
    'tellingServer answered': actorDone('tellingServer', undefined),
    'tellingServer unreachable': actorFailed('tellingServer', unreachable),
  },
} satisfies FlowEvents<typeof languageSwitchMachine>
