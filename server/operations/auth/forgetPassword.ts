import { sendCode, waitBetweenCodes } from '#server/domain/one-time-codes.ts'
import { isVerified } from '#server/domain/verified.ts'
import type { Operation } from '#server/operation.ts'

/** Does and answers the same for every address; only one with a verified account gets a code. */
export const forgetPassword: Operation<'forgetPassword'> = async (call) => {
  const subject = call.body.email.trim().toLowerCase()
  await waitBetweenCodes(call, subject, 'passwordReset')
  const user = await call.tables.find('users', { email: subject })
  const open = user !== undefined && isVerified(user)
  return sendCode(call, { subject, purpose: 'passwordReset', user: open ? user : undefined })
}
