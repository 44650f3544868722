import type { documentDetailsMachine } from '#src/machines/document-details.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { heldRequest, providedRequest, sampleFile } from '#tests/support/document-samples.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const documentDetailsAlphabet = {
  inputs: {
    'a request to the seller': { id: heldRequest._id, side: 'seller' },
    'no request': { id: null, side: 'seller' },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'document provided': { type: 'action.decided', action: 'provide', word: {} },
    'refusal chosen': { type: 'action.chosen', action: 'refuse' },
    'refusal confirmed': { type: 'action.confirmed', word: { reason: 'With an order only.' } },
    'refusal abandoned': { type: 'action.abandoned' },
    'upload.cancelled': { type: 'upload.cancelled' },
    'live.changed': { type: 'live.changed', event: { type: 'notification.created', subjectId: 'n' } },
    'reading answered': actorAnswered('reading', { thing: heldRequest }),
    'reading refused': actorFailed('reading', refused(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'rereading answered': actorAnswered('rereading', { thing: heldRequest }),
    'rereading unreachable': actorFailed('rereading', unreachable),
    'changing answered': actorAnswered('changing', { thing: providedRequest, message: 'Sent.' }),
    'changing met another answer': actorFailed('changing', refused(409)),
    'changing refused': actorFailed('changing', refused(422, '', { file: 'Choose a file.' })),
    'changing unreachable': actorFailed('changing', unreachable),
    'paper.opened': { type: 'paper.opened', paper: sampleFile },
    'fetching answered': actorAnswered('fetching', { file: new Blob() }),
    'fetching unreachable': actorFailed('fetching', unreachable),
  },
} satisfies FlowAlphabet<typeof documentDetailsMachine>
