import { notificationAnswer } from '#server/domain/notification-answers.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

/** Read on whichever side: a link from a mail may open the page on the other one. The first time counts. */
export const readNotification: Operation<'readNotification'> = async ({ tables, caller, id, now }) => {
  const own = { _id: id, userId: caller.user._id }
  const row = await tables.find('notifications', own)
  if (row === undefined) throw notYours()
  await tables.update('notifications', { ...own, readAt: null }, { readAt: now })
  return notificationAnswer({ ...row, readAt: row.readAt ?? now })
}
