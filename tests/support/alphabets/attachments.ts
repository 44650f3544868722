import type { attachmentsMachine } from '#src/machines/attachments.machine.ts'
import { actorAnswered, actorFailed, refused } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const attachmentsAlphabet = {
  inputs: { 'no file': undefined },
  events: {
    'files.added': { type: 'files.added', files: [new File(['%PDF'], 'specification.pdf')] },
    'file.removed': { type: 'file.removed', index: 0 },
    'retry.asked': { type: 'retry.asked' },
    'sending answered': actorAnswered('sending', { fileId: 'kept' }),
    'sending refused': actorFailed('sending', refused(415)),
  },
} satisfies FlowAlphabet<typeof attachmentsMachine>
