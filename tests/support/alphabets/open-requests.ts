import type { openRequestsMachine } from '#src/machines/open-requests.machine.ts'
import { actorAnswered, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const openRequestsAlphabet = {
  inputs: { 'a buyer': undefined },
  events: {
    'live.changed': { type: 'live.changed', event: { type: 'quote.changed', subjectId: 'a quote' } },
    'counting answered': actorAnswered('counting', { open: { quotes: 2, samples: 0, documents: 1 } }),
    'counting unreachable': actorFailed('counting', unreachable),
  },
} satisfies FlowAlphabet<typeof openRequestsMachine>
