import type { bannerMachine } from '#src/machines/banner.machine.ts'
import { delayPassed } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const bannerAlphabet = {
  inputs: {
    'a visitor': { messages: 3, still: false },
    'a visitor who wants less motion': { messages: 3, still: true },
  },
  events: {
    'reading.begun': { type: 'reading.begun' },
    'reading.ended': { type: 'reading.ended' },
    'pause.chosen': { type: 'pause.chosen' },
    'play.chosen': { type: 'play.chosen' },
    'the time of a message passed': delayPassed('messageTime', 'banner.turning'),
  },
} satisfies FlowAlphabet<typeof bannerMachine>
