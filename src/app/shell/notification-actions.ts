import type { Notification, NotificationChoice } from '#src/machines/notification/notification-list.machine.ts'

/** What can be done with notifications where they are shown. */
export interface NotificationActions {
  open: (notification: Notification) => void
  askToDelete: (choice: NotificationChoice) => void
}
