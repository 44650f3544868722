import type { attachmentsMachine } from '#src/machines/attachments.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const attachmentsAlphabet = {
  inputs: { 'no file': undefined },
  events: {
    'files.added': { type: 'files.added', files: [new File(['%PDF'], 'specification.pdf')] },
    'file.removed': { type: 'file.removed', index: 0 },
    'retry.asked': { type: 'retry.asked' },
    'upload.progressed': { type: 'upload.progressed', share: 0.4 },
    'sending answered': actorAnswered('sending', { fileId: 'kept' }),
    'sending refused': actorFailed('sending', refused(415)),
    'sending unreachable': actorFailed('sending', unreachable),
  },
} satisfies FlowAlphabet<typeof attachmentsMachine>
