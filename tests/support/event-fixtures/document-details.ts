import type { documentDetailsMachine } from '#src/machines/document/document-details.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { heldRequest, providedRequest, sampleFile } from '#tests/support/document-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const documentDetailsEvents = {
  inputs: {
    'a request to the seller': { id: heldRequest._id, side: 'seller' },
    'no request': { id: null, side: 'seller' },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'document provided': { type: 'action.decided', command: { type: 'provide' } },
    'refusal chosen': { type: 'action.chosen', action: 'refuse' },
    'refusal confirmed': { type: 'action.confirmed', command: { type: 'refuse', reason: 'With an order only.' } },
    'refusal abandoned': { type: 'action.abandoned' },
    'upload.cancelled': { type: 'upload.cancelled' },
    'live.changed': { type: 'live.changed', event: { type: 'notification.created', subjectId: 'n' } },
    'reading answered': actorDone('reading', { entity: heldRequest }),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading answered': actorDone('rereading', { entity: heldRequest }),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'changing answered': actorDone('changing', { entity: providedRequest, message: 'Sent.' }),
    'changing met another answer': actorFailed('changing', rejected(409)),
    'changing refused': actorFailed('changing', rejected(422, '', { file: 'Choose a file.' })),
    'changing unreachable': actorFailed('changing', unreachable),
    'attachment.opened': { type: 'attachment.opened', attachment: sampleFile },
    'fetching answered': actorDone('fetching', { file: new Blob() }),
    'fetching unreachable': actorFailed('fetching', unreachable),
  },
} satisfies FlowEvents<typeof documentDetailsMachine>
