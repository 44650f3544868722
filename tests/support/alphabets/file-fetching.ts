import type { fileFetchingMachine } from '#src/machines/file-fetching.machine.ts'
import { actorAnswered, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import { chatId } from '#tests/support/chat-samples.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const fileFetchingAlphabet = {
  inputs: { 'a file that was sent': { fileId: chatId(9), fileName: 'sds.pdf' } },
  events: {
    'file.asked': { type: 'file.asked' },
    'file.asked, to keep': { type: 'file.asked', toKeep: true },
    'fetching answered': actorAnswered('fetching', { file: new Blob(['%PDF-']) }),
    'fetching unreachable': actorFailed('fetching', unreachable),
  },
} satisfies FlowAlphabet<typeof fileFetchingMachine>
