import type { openRequirementsMachine } from '#src/machines/requirement/open-requirements.machine.ts'
import { actorDone, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const openRequirementsEvents = {
  inputs: { 'a buyer': undefined },
  events: {
    'live.changed': { type: 'live.changed', event: { type: 'quote.changed', subjectId: 'a quote' } },
    'counting answered': actorDone('counting', { open: { quotes: 2, samples: 0, documents: 1 } }),
    'counting unreachable': actorFailed('counting', unreachable),
  },
} satisfies FlowEvents<typeof openRequirementsMachine>
