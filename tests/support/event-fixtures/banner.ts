import type { bannerMachine } from '#src/machines/content/banner.machine.ts'
import { delayPassed } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const bannerEvents = {
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
} satisfies FlowEvents<typeof bannerMachine>
