import { codeExpiry, resendAfter, sendCode } from '#server/domain/one-time-codes.ts'
import { tooMany } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

/** Answers alike whether or not an account waits for a code; a new one at most every 30 seconds. */
export const resendOTP: Operation<'resendOTP'> = async (call) => {
  const { tables, body, now } = call
  const user = await tables.find('users', { email: body.email.trim().toLowerCase() })
  if (user === undefined || user.emailVerifiedAt !== null) return { expiresAt: codeExpiry(now), resendAfter }
  const live = await tables.find('oneTimeCodes', { userId: user._id, purpose: 'signup' })
  const wait = live === undefined ? 0 : resendAfter - (Date.parse(now) - Date.parse(live.createdAt)) / 1000
  if (wait > 0) throw tooMany(Math.ceil(wait))
  return { expiresAt: await sendCode(call, user, 'signup'), resendAfter }
}
