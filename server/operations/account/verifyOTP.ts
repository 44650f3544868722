import { spendCode } from '#server/domain/account/one-time-codes.ts'
import { openPasswordReset } from '#server/domain/account/password-resets.ts'
import type { Operation } from '#server/operation.ts'

/** An address without an account is rejected like a wrong or expired code. */
export const verifyOTP: Operation<'verifyOTP'> = async (call) => {
  const { tables, body, now } = call
  const purpose = body.purpose ?? 'signup'
  const { userId } = await spendCode(call, body.email.trim().toLowerCase(), purpose, body.code)
  if (purpose === 'passwordReset') return openPasswordReset(call, userId)
  const user = await tables.find('users', { _id: userId })
  // The code verifies the channel it was sent to.
  const proved = user?.verificationType === 'phone' ? 'phoneVerifiedAt' : 'emailVerifiedAt'
  await tables.update('users', { _id: userId, [proved]: null }, { [proved]: now })
  return {}
}
