import type { notificationListMachine } from '#src/machines/notification/notification-list.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { noticeOf } from '#tests/support/notice-fixtures.ts'

const unread = noticeOf(1)

export const notificationListEvents = {
  inputs: { 'the bell': undefined },
  events: {
    'notification.opened': { type: 'notification.opened', notification: unread },
    'deletion.asked for one': { type: 'deletion.asked', choice: { id: unread._id } },
    'deletion.asked for all': { type: 'deletion.asked', choice: 'all' },
    'deletion.confirmed': { type: 'deletion.confirmed' },
    'deletion.cancelled': { type: 'deletion.cancelled' },
    'markingRead answered': actorDone('markingRead', undefined),
    'markingRead unreachable': actorFailed('markingRead', unreachable),
    'markingRead, signed out elsewhere': actorFailed('markingRead', rejected(401)),
    'deleting answered': actorDone('deleting', { message: '' }),
    'deleting, gone already': actorFailed('deleting', rejected(404)),
    'deleting unreachable': actorFailed('deleting', unreachable),
    'deleting, signed out elsewhere': actorFailed('deleting', rejected(401)),
  },
} satisfies FlowEvents<typeof notificationListMachine>
