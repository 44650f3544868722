import type { abuseReportingMachine } from '#src/machines/support/abuse-reporting.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const abuseReportingEvents = {
  inputs: { 'a product': undefined },
  events: {
    'listing chosen': { type: 'report.chosen', subject: 'listing', subjectId: '00000000-0000-7000-8000-000000000077' },
    'report submitted': { type: 'report.submitted', details: { reason: 'fraud' } },
    'report abandoned': { type: 'report.abandoned' },
    'sending answered': actorDone('sending', { message: 'We have it.' }),
    'sending corrected': actorFailed('sending', rejected(422, '', { note: 'Say more' })),
    'sending refused': actorFailed('sending', rejected(409)),
    'sending unreachable': actorFailed('sending', unreachable),
  },
} satisfies FlowEvents<typeof abuseReportingMachine>
