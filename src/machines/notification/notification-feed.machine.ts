import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** What somebody was told on the side that they act on, newest first; it keeps up by itself. */
export const notificationFeedMachine = createListMachine('getNotifications', 'notifications', { live: ['notification.created'] })
