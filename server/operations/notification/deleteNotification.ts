import { invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** Queued mails and pushes are still sent: only the feed changes. */
export const deleteNotification: Operation<'deleteNotification'> = async ({ tables, caller, body }) => {
  const userId = caller.user._id
  const { notificationIds, all = false } = body
  if ((notificationIds === undefined) !== all) throw invalidFields({ notificationIds: { key: 'server:field.required' } })
  if (notificationIds === undefined) {
    await tables.remove('notifications', { userId, side: caller.side })
    return {}
  }
  if ((await tables.remove('notifications', { _id: notificationIds, userId })) === 0) throw notFound()
  return {}
}
