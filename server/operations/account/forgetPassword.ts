import { sendCode, waitBetweenCodes } from '#server/domain/account/one-time-codes.ts'
import { isVerified } from '#server/domain/account/verified.ts'
import type { Operation } from '#server/operation.ts'

/** Does and returns the same for every address; only one with a verified account gets a code. */
export const forgetPassword: Operation<'forgetPassword'> = async (call) => {
  const subject = call.body.email.trim().toLowerCase()
  await waitBetweenCodes(call, subject, 'passwordReset')
  const user = await call.tables.find('users', { email: subject })
  const open = user !== undefined && isVerified(user)
  return sendCode(call, { subject, purpose: 'passwordReset', user: open ? user : undefined })
}
