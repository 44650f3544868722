import type { attachmentsMachine } from '#src/machines/document/attachments.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const attachmentsEvents = {
  inputs: { 'no file': undefined },
  events: {
    'files.added': { type: 'files.added', files: [new File(['%PDF'], 'specification.pdf')] },
    'file.removed': { type: 'file.removed', index: 0 },
    'retry.asked': { type: 'retry.asked' },
    'upload.progressed': { type: 'upload.progressed', share: 0.4 },
    'sending answered': actorDone('sending', { fileId: 'kept' }),
    'sending refused': actorFailed('sending', rejected(415)),
    'sending unreachable': actorFailed('sending', unreachable),
  },
} satisfies FlowEvents<typeof attachmentsMachine>
