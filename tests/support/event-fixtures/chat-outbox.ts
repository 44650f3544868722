import type { chatOutboxMachine } from '#src/machines/chat/chat-outbox.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { chatId, messageOf } from '#tests/support/chat-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

const at = '2026-11-21T09:00:00.000Z'
const file = new File(['%PDF-1.4 a data sheet'], 'sds.pdf', { type: 'application/pdf' })

export const chatOutboxEvents = {
  inputs: { 'an open chat': { chatId: chatId(1), productId: null, onDelivered: () => undefined } },
  events: {
    'message.written': { type: 'message.written', writing: { text: 'Is it in stock?', file: null }, at },
    'message.written with a file': { type: 'message.written', writing: { text: '', file }, at },
    // Of the first in the queue.
    'message.retried': { type: 'message.retried', key: '0' },
    'message.dropped': { type: 'message.dropped', key: '0' },
    'upload.progressed': { type: 'upload.progressed', share: 0.5 },
    'line.returned': { type: 'line.returned' },
    'uploading answered': actorDone('uploading', { fileId: chatId(9) }),
    'uploading refused': actorFailed('uploading', rejected(415)),
    'uploading unreachable': actorFailed('uploading', unreachable),
    'sending answered': actorDone('sending', { message: messageOf(2, { mine: true }) }),
    'sending refused': actorFailed('sending', rejected(409)),
    'sending unreachable': actorFailed('sending', unreachable),
  },
} satisfies FlowEvents<typeof chatOutboxMachine>
