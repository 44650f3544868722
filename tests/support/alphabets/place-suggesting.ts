import type { placeSuggestingMachine } from '#src/machines/place-suggesting.machine.ts'
import { actorAnswered, actorFailed, delayPassed, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

const jubail = { text: 'Jubail, Eastern Province, Saudi Arabia', country: 'SA' }

export const placeSuggestingAlphabet = {
  inputs: { 'an address form': undefined },
  events: {
    'text.typed': { type: 'text.typed', text: 'Jub' },
    'too little typed': { type: 'text.typed', text: 'J' },
    'the typing paused': delayPassed('pause', 'placeSuggesting.pausing'),
    'suggestion.chosen': { type: 'suggestion.chosen', text: jubail.text },
    'suggestions.dismissed': { type: 'suggestions.dismissed' },
    'suggesting answered': actorAnswered('suggesting', [jubail]),
    'suggesting unreachable': actorFailed('suggesting', unreachable),
    'completing answered': actorAnswered('completing', { city: 'Jubail', country: 'SA', latitude: 27, longitude: 49.6 }),
    'completing unreachable': actorFailed('completing', unreachable),
  },
} satisfies FlowAlphabet<typeof placeSuggestingMachine>
