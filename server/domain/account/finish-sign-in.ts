import type { components } from '#src/generated/schema.ts'
import { endRepeated, recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { storeDevice } from './known-devices.ts'
import { openSession } from './sessions.ts'
import { alertNewDevice } from './sign-in-alerts.ts'
import { describeUser } from './user-profile.ts'

/** Opens the session of somebody who has proven all that their account asks for, and notifies the owner of a new browser. */
export async function finishSignIn(
  context: OperationContext & { language: Language },
  user: Row<'users'>,
  deviceId: string | undefined,
): Promise<components['schemas']['SignedIn']> {
  const { tables, language } = context
  if (user.language !== language) await tables.update('users', { _id: user._id }, { language })
  const { token, sessionId } = await openSession(context, user._id, { deviceId })
  await alertNewDevice(context, { ...user, language }, { deviceId, sessionId })
  await storeDevice(context, user._id, deviceId)
  const { _id: userId } = user
  await endRepeated(context, { kind: 'signIn.refused', accountId: userId, reason: 'Before the right password' })
  await recordSecurityEvent(context, { kind: 'signIn.accepted', accountId: userId, userId })
  return { token, user: await describeUser(context, user) }
}
