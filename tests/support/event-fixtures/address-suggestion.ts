import type { addressSuggestionMachine } from '#src/machines/account/address-suggestion.machine.ts'
import { actorDone, actorFailed, delayPassed, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

const jubail = { text: 'Jubail, Eastern Province, Saudi Arabia', country: 'SA' }

export const addressSuggestionEvents = {
  inputs: { 'an address form': undefined },
  events: {
    'text.typed': { type: 'text.typed', text: 'Jub' },
    'too little typed': { type: 'text.typed', text: 'J' },
    'the typing paused': delayPassed('pause', 'addressSuggestion.pausing'),
    'suggestion.chosen': { type: 'suggestion.chosen', text: jubail.text },
    'suggestions.dismissed': { type: 'suggestions.dismissed' },
    'suggesting answered': actorDone('suggesting', [jubail]),
    'suggesting unreachable': actorFailed('suggesting', unreachable),
    'completing answered': actorDone('completing', { city: 'Jubail', country: 'SA', latitude: 27, longitude: 49.6 }),
    'completing unreachable': actorFailed('completing', unreachable),
  },
} satisfies FlowEvents<typeof addressSuggestionMachine>
