import type { Operation } from '#server/operation.ts'

export const changeNotification: Operation<'changeNotification'> = async ({ tables, caller, body }) => {
  const { pushNotifications } = body
  await tables.update('users', { _id: caller.user._id }, { pushNotifications })
  return { pushNotifications }
}
