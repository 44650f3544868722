import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { endSessions } from './sessions.ts'

/**
 * Makes a change of e-mail address, phone number or password final: every one-time code and password reset that was asked for before
 * it is dead, by whatever address, and every session but the one that made the change ends. `user` is the account before the change.
 */
export async function endEarlierAccess(
  context: TableContext,
  user: Pick<Row<'users'>, '_id' | 'email'>,
  keptSession?: string,
): Promise<void> {
  const { tables } = context
  await tables.remove('oneTimeCodes', { userId: user._id })
  await tables.remove('oneTimeCodes', { subject: [user._id, user.email] })
  await tables.remove('passwordResets', { userId: user._id })
  await endSessions(context, user._id, keptSession)
}
