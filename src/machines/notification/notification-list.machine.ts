import { type ActorRefFrom, type SnapshotFrom, assign, emit, fromPromise, sendTo, setup } from 'xstate'
import { failureOf } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { failureToast, successToast, toast } from '#src/machines/platform/emitted-events.ts'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'
import { notificationFeedMachine } from './notification-feed.machine.ts'
import { failureGuards } from '#src/machines/platform/failure.ts'

export type Notification = components['schemas']['Notification']

/** One of them, or all of the side acted on. */
export type NotificationChoice = { id: string } | 'all'

interface Context {
  /** Opened and not known to be read by the server, the first to be told next. */
  opened: readonly string[]
  choice: NotificationChoice | null
}

export type NotificationListEvent =
  | { type: 'notification.opened'; notification: Pick<Notification, '_id' | 'isRead'> }
  | { type: 'deletion.asked'; choice: NotificationChoice }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.cancelled' }

/** So many come at a time. */
const pageSize = 5

/**
 * Somebody looks through what they were told. The feed inside reads page by page and keeps up by itself. What is opened unread is told to
 * the server as read, one after the other, and the feed is fetched again; when that fails it stays unread and they are told. They
 * delete one or all, and are asked first. A session that is over is the whole page's affair: nothing is said of it here.
 */
export const notificationListMachine = setup({
  types: flowTypes<{ context: Context; events: NotificationListEvent }>(),
  actors: {
    feed: notificationFeedMachine,
    // Neither takes the abort signal: leaving the page takes back nothing that was done.
    markingRead: fromPromise<void, { id: string }>(async ({ input }) => {
      await callApi('readNotification', { path: { id: input.id } })
    }),
    deleting: fromPromise<{ message: string }, { choice: NotificationChoice }>(async ({ input: { choice } }) => {
      const body = choice === 'all' ? { all: true as const } : { notificationIds: [choice.id] }
      return callApi('deleteNotification', { body })
    }),
  },
  actions: {
    noteOpened: assign(({ context }, { id }: { id: string }) => ({ opened: [...context.opened, id] })),
    dropFirstOpened: assign(({ context }) => ({ opened: context.opened.slice(1) })),
    choose: assign((_, { choice }: { choice: NotificationChoice }) => ({ choice })),
    fetchAgain: sendTo('feed', { type: 'list.staled' }),
    notifyNotRead: emit(toast('error', { key: 'notices:readFailed' })),
    notifyDeleted: emit((_, { message }: { message: string }) => successToast(message, 'notices:deleted')),
    notifyRejection: emit((_, { error }: { error: unknown }) => failureToast(failureOf(error))),
    notifyNotDeleted: emit(toast('error', { key: 'notices:deleteFailed' })),
  },
  guards: {
    isUnread: (_, { notification }: { notification: Pick<Notification, 'isRead'> }) => !notification.isRead,
    hasMoreOpened: ({ context }) => context.opened.length > 1,
  },
})
  .extend({ guards: failureGuards })
  .createMachine({
    id: 'notificationList',
    context: { opened: [], choice: null },
    invoke: { id: 'feed', src: 'feed', input: { query: {}, pageSize } },
    type: 'parallel',
    states: {
      reading: {
        initial: 'caughtUp',
        states: {
          caughtUp: {
            on: {
              'notification.opened': {
                guard: { type: 'isUnread', params: ({ event }) => event },
                target: 'markingRead',
                actions: { type: 'noteOpened', params: ({ event }) => ({ id: event.notification._id }) },
              },
            },
          },
          markingRead: {
            on: {
              'notification.opened': {
                guard: { type: 'isUnread', params: ({ event }) => event },
                actions: { type: 'noteOpened', params: ({ event }) => ({ id: event.notification._id }) },
              },
            },
            invoke: {
              id: 'markingRead',
              src: 'markingRead',
              input: ({ context }) => ({ id: context.opened[0] ?? '' }),
              onDone: [
                { guard: 'hasMoreOpened', target: 'markingRead', reenter: true, actions: 'dropFirstOpened' },
                { target: 'caughtUp', actions: ['dropFirstOpened', 'fetchAgain'] },
              ],
              onError: [
                { guard: 'isDeadSession', target: 'caughtUp', actions: 'dropFirstOpened' },
                { guard: 'hasMoreOpened', target: 'markingRead', reenter: true, actions: ['dropFirstOpened', 'notifyNotRead'] },
                // It may be deleted by now: the feed knows.
                { target: 'notRead', actions: ['dropFirstOpened', 'notifyNotRead', 'fetchAgain'] },
              ],
            },
          },
          notRead: {
            on: {
              'notification.opened': {
                guard: { type: 'isUnread', params: ({ event }) => event },
                target: 'markingRead',
                actions: { type: 'noteOpened', params: ({ event }) => ({ id: event.notification._id }) },
              },
            },
          },
        },
      },
      deleting: {
        initial: 'settled',
        states: {
          settled: {
            on: {
              'deletion.asked': {
                target: 'asking',
                actions: { type: 'choose', params: ({ event }) => ({ choice: event.choice }) },
              },
            },
          },
          asking: {
            tags: ['dialog'],
            on: { 'deletion.confirmed': { target: 'deleting' }, 'deletion.cancelled': { target: 'settled' } },
          },
          deleting: {
            tags: ['dialog', 'busy'],
            invoke: {
              id: 'deleting',
              src: 'deleting',
              input: ({ context }) => ({ choice: chosen(context) }),
              onDone: {
                target: 'settled',
                actions: [{ type: 'notifyDeleted', params: ({ event }) => ({ message: event.output.message }) }, 'fetchAgain'],
              },
              onError: [
                { guard: 'isDeadSession', target: 'settled' },
                {
                  // It may be deleted already, in another tab.
                  guard: 'isRejected',
                  target: 'notDeleted',
                  actions: [{ type: 'notifyRejection', params: ({ event }) => ({ error: event.error }) }, 'fetchAgain'],
                },
                { target: 'notDeleted', actions: 'notifyNotDeleted' },
              ],
            },
          },
          notDeleted: {
            on: {
              'deletion.asked': {
                target: 'asking',
                actions: { type: 'choose', params: ({ event }) => ({ choice: event.choice }) },
              },
            },
          },
        },
      },
    },
  })

/** The actor of the feed inside this flow. */
export type NotificationFeedRef = ActorRefFrom<typeof notificationFeedMachine>

/** There as long as the flow runs. */
export function feedOf({ children }: SnapshotFrom<typeof notificationListMachine>): NotificationFeedRef | undefined {
  return children.feed
}

function chosen({ choice }: Context): NotificationChoice {
  if (choice === null) throw new Error('Nothing was chosen to be deleted')
  return choice
}
