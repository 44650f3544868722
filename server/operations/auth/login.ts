import { sendCode } from '#server/domain/one-time-codes.ts'
import { invalid, wrongSide } from '#server/domain/refusal.ts'
import { openSession } from '#server/domain/sessions.ts'
import { userAnswer } from '#server/domain/user-answers.ts'
import { isVerified } from '#server/domain/verified.ts'
import type { Operation } from '#server/operation.ts'

/** Only who knows the password learns that an account is suspended or not verified yet. */
export const login: Operation<'login'> = async (call) => {
  const { tables, ports, body, language } = call
  const user = await tables.find('users', { email: body.email.trim().toLowerCase() })
  const right = await ports.passwords.verify(user?.passwordHash, body.password)
  if (user === undefined || !right) throw invalid({ password: { key: 'server:field.credentials' } })
  if (user.status !== 'active') throw wrongSide('server:refused.suspended')
  if (!isVerified(user)) {
    await sendCode(call, { subject: user.email, purpose: 'signup', user })
    throw wrongSide('server:refused.unverified').keeping()
  }
  if (user.language !== language) await tables.update('users', { _id: user._id }, { language })
  const token = await openSession(call, user._id, { deviceId: body.deviceId, userAgent: call.userAgent })
  return { token, user: userAnswer(user) }
}
