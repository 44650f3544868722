import type { notificationListMachine } from '#src/machines/notification-list.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { noticeOf } from '#tests/support/notice-samples.ts'

const unread = noticeOf(1)

export const notificationListAlphabet = {
  inputs: { 'the bell': undefined },
  events: {
    'notification.opened': { type: 'notification.opened', notification: unread },
    'deletion.asked for one': { type: 'deletion.asked', choice: { id: unread._id } },
    'deletion.asked for all': { type: 'deletion.asked', choice: 'all' },
    'deletion.confirmed': { type: 'deletion.confirmed' },
    'deletion.cancelled': { type: 'deletion.cancelled' },
    'markingRead answered': actorAnswered('markingRead', undefined),
    'markingRead unreachable': actorFailed('markingRead', unreachable),
    'markingRead, signed out elsewhere': actorFailed('markingRead', refused(401)),
    'deleting answered': actorAnswered('deleting', { message: '' }),
    'deleting, gone already': actorFailed('deleting', refused(404)),
    'deleting unreachable': actorFailed('deleting', unreachable),
    'deleting, signed out elsewhere': actorFailed('deleting', refused(401)),
  },
} satisfies FlowAlphabet<typeof notificationListMachine>
