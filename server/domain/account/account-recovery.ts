import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { storeDevice } from './known-devices.ts'
import { endSessions } from './sessions.ts'

/**
 * Makes a change of e-mail address, phone number, password or second factors final: every one-time code, password reset, sign-in and
 * enrolment that was begun before it is dead, by whatever address, every session but the one that made the change ends, and only its
 * browser stays known. `user` is the account before the change.
 */
export async function endEarlierAccess(
  context: OperationContext,
  user: Pick<Row<'users'>, '_id'>,
  keptSession?: string,
): Promise<void> {
  const { tables } = context
  await tables.remove('oneTimeCodes', { userId: user._id })
  await tables.remove('passwordResets', { userId: user._id })
  await tables.remove('factorEnrolments', { userId: user._id })
  await tables.remove('pendingSignIns', { userId: user._id })
  await tables.remove('knownDevices', { userId: user._id })
  await endSessions(context, user._id, keptSession)
  const kept = keptSession === undefined ? undefined : await tables.find('sessions', { _id: keptSession })
  await storeDevice(context, user._id, kept?.deviceId)
}
