import type { chatMachine } from '#src/machines/chat/chat.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { chatId, chatOf, messageOf, messagePage, personId } from '#tests/support/chat-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

const page = messagePage([messageOf(4), messageOf(5)], { more: true, chat: { readTo: 3 } })

export const chatEvents = {
  inputs: {
    'a chat chosen': { chatId: chatId(1), personId: null, productId: null },
    'a person to talk with': { chatId: null, personId: personId(1), productId: null },
    'nothing chosen': { chatId: null, personId: null, productId: null },
  },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'older.asked': { type: 'older.asked' },
    'line.returned': { type: 'line.returned' },
    'messages.seen': { type: 'messages.seen', sequence: 5 },
    'deed.chosen, to delete': { type: 'deed.chosen', action: 'delete' },
    'deed.chosen, to unblock': { type: 'deed.chosen', action: 'unblock' },
    'deed.confirmed': { type: 'deed.confirmed' },
    'deed.abandoned': { type: 'deed.abandoned' },
    'live.changed': { type: 'live.changed', event: { type: 'chat.message', subjectId: chatId(1) } },
    'opening answered': actorDone('opening', { chat: chatOf(1) }),
    'opening refused': actorFailed('opening', rejected(404)),
    'opening unreachable': actorFailed('opening', unreachable),
    'reading answered': actorDone('reading', page),
    'reading refused': actorFailed('reading', rejected(404)),
    'reading unreachable': actorFailed('reading', unreachable),
    'catchingUp answered': actorDone('catchingUp', messagePage([messageOf(6)])),
    'catchingUp unreachable': actorFailed('catchingUp', unreachable),
    'readingOlder answered': actorDone('readingOlder', messagePage([messageOf(2), messageOf(3)])),
    'readingOlder unreachable': actorFailed('readingOlder', unreachable),
    'marking answered': actorDone('marking', { chat: chatOf(1, { readTo: 5, lastSequence: 5 }) }),
    'marking unreachable': actorFailed('marking', unreachable),
    'unblocking answered': actorDone('unblocking', { message: '' }),
    'unblocking unreachable': actorFailed('unblocking', unreachable),
    'doing answered': actorDone('doing', { message: '' }),
    'doing unreachable': actorFailed('doing', unreachable),
  },
} satisfies FlowEvents<typeof chatMachine>
