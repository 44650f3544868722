import { spendCode } from '#server/domain/one-time-codes.ts'
import { invalid } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

/** An unknown address answers like an expired code. */
export const verifyOTP: Operation<'verifyOTP'> = async (call) => {
  const { tables, body, now } = call
  const user = await tables.find('users', { email: body.email.trim().toLowerCase() })
  if (user === undefined) throw invalid({ code: { key: 'server:field.codeExpired' } })
  await spendCode(call, user._id, 'signup', body.code)
  await tables.update('users', { _id: user._id, emailVerifiedAt: null }, { emailVerifiedAt: now })
  return {}
}
