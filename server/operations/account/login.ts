import { secondsToNextCode, sendCode } from '#server/domain/account/one-time-codes.ts'
import { invalidFields, forbidden } from '#server/domain/platform/domain-error.ts'
import { openSession } from '#server/domain/account/sessions.ts'
import { serializeUser } from '#server/domain/account/user-serializer.ts'
import { isVerified } from '#server/domain/account/verified.ts'
import type { Operation } from '#server/operation.ts'

/** Only the right password reveals that an account is suspended or not verified yet. */
export const login: Operation<'login'> = async (call) => {
  const { tables, ports, body, language } = call
  const user = await tables.find('users', { email: body.email.trim().toLowerCase() })
  const right = await ports.passwords.verify(user?.passwordHash, body.password)
  if (user === undefined || !right) throw invalidFields({ password: { key: 'server:field.credentials' } })
  if (user.status !== 'active') throw forbidden('server:refused.suspended')
  if (!isVerified(user)) {
    const wait = await secondsToNextCode(call, user.email, 'signup')
    if (wait === 0) await sendCode(call, { subject: user.email, purpose: 'signup', user })
    throw forbidden('server:refused.unverified').keeping()
  }
  if (user.language !== language) await tables.update('users', { _id: user._id }, { language })
  const token = await openSession(call, user._id, { deviceId: body.deviceId, userAgent: call.userAgent })
  return { token, user: serializeUser(user) }
}
