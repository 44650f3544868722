import type { notificationFeedMachine } from '#src/machines/notification-feed.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'
import { feedPage, noticeOf } from '#tests/support/notice-samples.ts'

const page = [1, 2, 3, 4, 5].map((number) => noticeOf(number))

export const notificationFeedAlphabet = {
  inputs: { 'the bell': { query: {}, pageSize: 5 } },
  events: {
    'retry.asked': { type: 'retry.asked' },
    'more.asked': { type: 'more.asked' },
    'live.changed': { type: 'live.changed', event: { type: 'notification.created', subjectId: page[0]?._id ?? '' } },
    'reading answered': actorAnswered('reading', feedPage(page, 7)),
    'reading answered, none': actorAnswered('reading', feedPage([])),
    // First the one after which somebody is still on the page, to try again.
    'reading unreachable': actorFailed('reading', unreachable),
    'reading, signed out elsewhere': actorFailed('reading', refused(401)),
    'readingMore answered': actorAnswered('readingMore', feedPage([noticeOf(6), noticeOf(7)], 7)),
    'readingMore unreachable': actorFailed('readingMore', unreachable),
    'rereading answered': actorAnswered('rereading', feedPage(page, 7)),
    'rereading unreachable': actorFailed('rereading', unreachable),
  },
} satisfies FlowAlphabet<typeof notificationFeedMachine>
