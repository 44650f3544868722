import { serializeNotification } from '#server/domain/notification/notification-serializer.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getNotifications: Operation<'getNotifications'> = async ({ tables, caller, body }) => {
  const search = body.search?.trim() ?? ''
  const { rows, total, unread } = await tables.notificationPage({
    userId: caller.user._id,
    side: caller.side,
    ...(search === '' ? {} : { search }),
    ...pageOf(body),
  })
  return { notifications: rows.map(serializeNotification), total, unread }
}
