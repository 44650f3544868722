import { queueMail } from '#server/domain/platform/outbox.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import { endEarlierAccess } from './account-recovery.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Throws 422 on the field unless it holds the user's current password. */
export async function provePassword(
  { ports }: OperationContext,
  user: Row<'users'>,
  password: string,
  field: string,
): Promise<void> {
  if (!(await ports.passwords.verify(user.passwordHash, password)))
    throw invalidFields({ [field]: { key: 'server:field.password' } })
}

/** Sets a password, ends every earlier way in but the current session, and notifies the owner, in case an attacker did it. */
export async function setPassword(
  context: OperationContext,
  user: Row<'users'>,
  password: string,
  currentSession?: string,
): Promise<void> {
  const passwordHash = await context.ports.passwords.hash(password)
  await context.tables.update('users', { _id: user._id }, { passwordHash })
  await endEarlierAccess(context, user, currentSession)
  await queueMail(context, {
    recipient: user.email,
    language: user.language,
    template: 'passwordChanged',
    values: { name: user.fullName },
  })
}
