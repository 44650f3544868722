import { spendCode } from '#server/domain/account/one-time-codes.ts'
import { openPasswordReset } from '#server/domain/account/password-resets.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** An address without an account is rejected like a wrong or expired code. */
export const verifyOTP: Operation<'verifyOTP'> = async (call) => {
  const { tables, body, now } = call
  const purpose = body.purpose ?? 'signup'
  const email = body.email.trim().toLowerCase()
  const { userId } = await spendCode(call, email, purpose, body.code)
  const user = await tables.find('users', { _id: userId })
  // A code is good for the address that it was sent for while that is the account's.
  if (user?.email !== email) throw invalidFields({ code: { key: 'server:field.codeExpired' } }).keeping()
  if (purpose === 'passwordReset') return openPasswordReset(call, userId)
  // The code verifies the channel it was sent to.
  const proved = user.verificationType === 'phone' ? 'phoneVerifiedAt' : 'emailVerifiedAt'
  await tables.update('users', { _id: userId, [proved]: null }, { [proved]: now })
  return {}
}
