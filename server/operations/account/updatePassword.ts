import { spendPasswordReset } from '#server/domain/account/password-resets.ts'
import { setPassword } from '#server/domain/account/passwords.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** Ends all sessions: the old password may have leaked. */
export const updatePassword: Operation<'updatePassword'> = async (call) => {
  const { tables, body } = call
  const userId = await spendPasswordReset(call, body.resetToken)
  const user = await tables.find('users', { _id: userId })
  if (user === undefined || user.status === 'deleted') throw invalidFields({ resetToken: { key: 'server:field.resetToken' } })
  await setPassword(call, user, body.password)
  return {}
}
