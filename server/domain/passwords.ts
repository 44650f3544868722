import { promiseMail } from '#server/domain/outbox.ts'
import { invalid } from '#server/domain/refusal.ts'
import { endSessions } from '#server/domain/sessions.ts'
import type { Means } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** 422 on the field unless it holds the user's present password. */
export async function provePassword({ ports }: Means, user: Row<'users'>, password: string, field: string): Promise<void> {
  if (!(await ports.passwords.verify(user.passwordHash, password))) throw invalid({ [field]: { key: 'server:field.password' } })
}

/** Sets a password, ends every session but the one to be kept, and tells the owner, who may not have been the one who did it. */
export async function setPassword(means: Means, user: Row<'users'>, password: string, keptSession?: string): Promise<void> {
  const passwordHash = await means.ports.passwords.hash(password)
  await means.tables.update('users', { _id: user._id }, { passwordHash })
  await means.tables.remove('passwordResets', { userId: user._id })
  await endSessions(means, user._id, keptSession)
  await promiseMail(means, {
    recipient: user.email,
    language: user.language,
    template: 'passwordChanged',
    values: { name: user.fullName },
  })
}
