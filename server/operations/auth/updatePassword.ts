import { spendPasswordReset } from '#server/domain/password-resets.ts'
import { setPassword } from '#server/domain/passwords.ts'
import { invalid } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

/** Ends all sessions: who had to reset the password may have lost it to somebody. */
export const updatePassword: Operation<'updatePassword'> = async (call) => {
  const { tables, body } = call
  const userId = await spendPasswordReset(call, body.resetToken)
  const user = await tables.find('users', { _id: userId })
  if (user === undefined || user.status === 'deleted') throw invalid({ resetToken: { key: 'server:field.resetToken' } })
  await setPassword(call, user, body.password)
  return {}
}
