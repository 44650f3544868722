import { serializeNotification } from '#server/domain/notification/notification-serializer.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** Read on whichever side: a link from a mail may open the page on the other one. The first time counts. */
export const readNotification: Operation<'readNotification'> = async ({ tables, caller, id, now }) => {
  const own = { _id: id, userId: caller.user._id }
  const row = await tables.find('notifications', own)
  if (row === undefined) throw notFound()
  await tables.update('notifications', { ...own, readAt: null }, { readAt: now })
  return serializeNotification({ ...row, readAt: row.readAt ?? now })
}
