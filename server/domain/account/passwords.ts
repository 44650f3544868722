import { promiseMail } from '#server/domain/platform/outbox.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import { endEarlierAccess } from './account-recovery.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** 422 on the field unless it holds the user's present password. */
export async function provePassword(
  { ports }: OperationContext,
  user: Row<'users'>,
  password: string,
  field: string,
): Promise<void> {
  if (!(await ports.passwords.verify(user.passwordHash, password)))
    throw invalidFields({ [field]: { key: 'server:field.password' } })
}

/** Sets a password, ends every earlier way in but the session to be kept, and tells the owner, who may not have been the one who did it. */
export async function setPassword(
  context: OperationContext,
  user: Row<'users'>,
  password: string,
  keptSession?: string,
): Promise<void> {
  const passwordHash = await context.ports.passwords.hash(password)
  await context.tables.update('users', { _id: user._id }, { passwordHash })
  await endEarlierAccess(context, user, keptSession)
  await promiseMail(context, {
    recipient: user.email,
    language: user.language,
    template: 'passwordChanged',
    values: { name: user.fullName },
  })
}
