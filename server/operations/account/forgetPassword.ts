import { knownDevice } from '#server/domain/account/known-devices.ts'
import { sendResetCode } from '#server/domain/account/password-resets.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { Operation } from '#server/operation.ts'

/** Does and returns the same for every address; only one with an account gets a code. The log takes as long without one. */
export const forgetPassword: Operation<'forgetPassword'> = async (call) => {
  const { tables, body, language } = call
  const email = body.email.trim().toLowerCase()
  const user = await tables.find('users', { email })
  // Whoever asks in the owner's name from elsewhere does not use up what the owner's browsers may ask for.
  const device = await knownDevice(call, user?._id, body.deviceId)
  await recordSecurityEvent(call, { kind: 'password.resetRequested', accountId: user?._id })
  return sendResetCode(call, { email, user, language, limitKey: device && `code:passwordReset:${device}` })
}
