import type { notificationFeedMachine } from '#src/machines/notification/notification-feed.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'
import { feedPage, noticeOf } from '#tests/support/notice-fixtures.ts'

const page = [1, 2, 3, 4, 5].map((number) => noticeOf(number))

export const notificationFeedEvents = {
  inputs: { 'the bell': { query: {}, pageSize: 5 } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'more.asked': { type: 'more.asked' },
    'live.changed': { type: 'live.changed', event: { type: 'notification.created', subjectId: page[0]?._id ?? '' } },
    'reading answered': actorDone('reading', feedPage(page, 7)),
    'reading answered, none': actorDone('reading', feedPage([])),
    // First the one after which the user stays on the page, to retry.
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', rejected(401)),
    'readingMore answered': actorDone('readingMore', feedPage([noticeOf(6), noticeOf(7)], 7)),
    'readingMore unreachable': actorFailed('readingMore', unreachable),
    'rereading answered': actorDone('rereading', feedPage(page, 7)),
    'rereading unreachable': actorFailed('rereading', unreachable),
  },
} satisfies FlowEvents<typeof notificationFeedMachine>
