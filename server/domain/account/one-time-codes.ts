import { queueMail, queueNothing, queueSms } from '#server/domain/platform/outbox.ts'
import { invalidFields, tooManyRequests } from '#server/domain/platform/domain-error.ts'
import { countWithin } from '#server/domain/platform/rate-window.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Product specification §8: 6 digits, 10 minutes, 5 tries. */
const minutes = 10
const allowedTries = 5
/** Seconds until another code can be requested. */
const resendAfter = 30
/** Codes to one address or number, from whatever network address they are asked for. */
const sendLimit = { tries: 10, seconds: 3600 }

type Purpose = Row<'oneTimeCodes'>['purpose']

export interface CodeOrder {
  /** The address typed, or the id of the signed-in user. One code is valid per subject and purpose. */
  subject: string
  purpose: Purpose
  /** The user whom the code verifies. Without one a code is made but not sent, so that neither response nor time reveals accounts. */
  user: Row<'users'> | undefined
  /** Where it is mailed, if not to the account's address. */
  recipient?: string
  /** The number, in E.164, that for a text message: only its holder gets the code. */
  phone?: string
  /** The new address or number that the code confirms. */
  target?: string
}

/** Sends a new code; an older one for the same subject and purpose becomes invalid. */
export async function sendCode(context: OperationContext, order: CodeOrder): Promise<{ expiresAt: string; resendAfter: number }> {
  const { tables, ports, now, newId } = context
  const { subject, purpose, user, target = null } = order
  const sms = smsNumber(order)
  // By the address typed as well, so that the limit reveals no account.
  const recipients = new Set([order.recipient ?? subject, ...(sms === undefined ? [] : [sms])])
  for (const recipient of recipients) await countWithin(tables, `code:${recipient}`, sendLimit, now)
  const code = ports.codes.oneTimeCode()
  const expiresAt = new Date(Date.parse(now) + minutes * 60_000).toISOString()
  await tables.remove('oneTimeCodes', { subject, purpose })
  await tables.insert('oneTimeCodes', {
    _id: newId(),
    subject,
    purpose,
    userId: user?._id ?? null,
    target,
    tries: 0,
    createdAt: now,
    expiresAt,
    codeHash: await ports.codes.digest(`${subject}:${code}`),
  })
  if (user === undefined) await queueNothing(context)
  else {
    const { email, language, fullName } = user
    // Whoever registers with somebody else's address, or changes to it, must not send them words of their own.
    const isKnown = purpose === 'passwordReset' || (order.recipient === undefined && purpose !== 'signup')
    const values = isKnown ? { name: fullName, code } : { code }
    const message = { language, template: 'verificationCode' as const, values }
    await (sms === undefined
      ? queueMail(context, { recipient: order.recipient ?? email, ...message })
      : queueSms(context, { recipient: sms, ...message }))
  }
  return { expiresAt, resendAfter }
}

/** The number that the code is texted to, undefined when it is mailed: only signup and password reset use the account's own channel. */
function smsNumber({ subject, user, recipient, phone }: CodeOrder): string | undefined {
  if (phone !== undefined || user === undefined || recipient !== undefined || subject === user._id) return phone
  return user.verificationType === 'phone' ? user.countryCode + user.phoneNumber : undefined
}

/** Returns the seconds until another code of the subject and purpose may be sent, 0 when it may now. */
export async function secondsToNextCode({ tables, now }: OperationContext, subject: string, purpose: Purpose): Promise<number> {
  const live = await tables.find('oneTimeCodes', { subject, purpose })
  const wait = live === undefined ? 0 : resendAfter - (Date.parse(now) - Date.parse(live.createdAt)) / 1000
  // A code from the future was made before the clock was set back: it does not count.
  return wait > 0 && wait <= resendAfter ? Math.ceil(wait) : 0
}

/** 429 while the last code for the same subject and purpose is younger than half a minute. */
export async function waitBetweenCodes(context: OperationContext, subject: string, purpose: Purpose): Promise<void> {
  const wait = await secondsToNextCode(context, subject, purpose)
  if (wait > 0) throw tooManyRequests(wait)
}

/** Consumes the code and returns its user. Throws 422 on `code` otherwise, and counts the try. */
export async function spendCode(
  { tables, ports, now }: OperationContext,
  subject: string,
  purpose: Purpose,
  code: string,
): Promise<{ userId: string; target: string | null }> {
  const live = await tables.find('oneTimeCodes', { subject, purpose })
  if (live === undefined || live.expiresAt <= now || live.tries >= allowedTries) {
    throw invalidFields({ code: { key: 'server:field.codeExpired' } })
  }
  const right = live.codeHash === (await ports.codes.digest(`${subject}:${code}`))
  // A code without a user was never sent: a correct guess is wrong, too.
  if (!right || live.userId === null) {
    await tables.update('oneTimeCodes', { _id: live._id }, { tries: live.tries + 1 })
    throw invalidFields({ code: { key: 'server:field.code' } }).keeping()
  }
  await tables.remove('oneTimeCodes', { _id: live._id })
  return { userId: live.userId, target: live.target }
}
