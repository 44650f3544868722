import { sendCode, waitBetweenCodes } from '#server/domain/account/one-time-codes.ts'
import { isVerified } from '#server/domain/account/verified.ts'
import type { Operation } from '#server/operation.ts'

/** Returns alike whether or not an account waits for a code; a new one at most every 30 seconds. */
export const resendOTP: Operation<'resendOTP'> = async (call) => {
  const subject = call.body.email.trim().toLowerCase()
  await waitBetweenCodes(call, subject, 'signup')
  const user = await call.tables.find('users', { email: subject })
  return sendCode(call, { subject, purpose: 'signup', user: user !== undefined && !isVerified(user) ? user : undefined })
}
