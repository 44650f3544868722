import type { fileFetchingMachine } from '#src/machines/document/file-fetching.machine.ts'
import { actorDone, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import { chatId } from '#tests/support/chat-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const fileFetchingEvents = {
  inputs: { 'a file that was sent': { fileId: chatId(9), fileName: 'sds.pdf' } },
  events: {
    'file.asked': { type: 'file.asked' },
    'file.asked, to keep': { type: 'file.asked', toKeep: true },
    'fetching answered': actorDone('fetching', { file: new Blob(['%PDF-']) }),
    'fetching unreachable': actorFailed('fetching', unreachable),
  },
} satisfies FlowEvents<typeof fileFetchingMachine>
