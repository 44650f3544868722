import { codeExpired, consumeCode } from '#server/domain/account/one-time-codes.ts'
import { openPasswordReset } from '#server/domain/account/password-resets.ts'
import { completeRegistration, findRegistration } from '#server/domain/account/registrations.ts'
import type { Call, Operation } from '#server/operation.ts'

/** An address without an account is rejected like a wrong or expired code. */
export const verifyOTP: Operation<'verifyOTP'> = async (call) =>
  call.body.purpose === 'passwordReset' ? verifyReset(call) : verifyRegistration(call)

async function verifyReset(call: Call<'verifyOTP'>) {
  const { tables, ports, body } = call
  const { userId, target } = await consumeCode(call, await ports.codes.digest(body.codeToken), 'passwordReset', body.code)
  const user = userId === null ? undefined : await tables.find('users', { _id: userId })
  // A code is good for the address that it was sent to while that is the account's.
  if (user === undefined || target !== typedEmail(call) || user.email !== target) throw codeExpired().keeping()
  return openPasswordReset(call, user._id)
}

async function verifyRegistration(call: Call<'verifyOTP'>) {
  const registration = await findRegistration(call, call.body.codeToken)
  if (registration === undefined || registration.email !== typedEmail(call)) throw codeExpired()
  await consumeCode(call, registration._id, 'signup', call.body.code)
  await completeRegistration(call, registration)
  return {}
}

const typedEmail = ({ body }: Call<'verifyOTP'>): string => body.email.trim().toLowerCase()
