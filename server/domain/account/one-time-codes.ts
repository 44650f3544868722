import { queueMail, queueNothing, queueSms } from '#server/domain/platform/outbox.ts'
import { invalidFields, tooManyRequests } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Product specification §8: 6 digits, 10 minutes, 5 tries. */
const minutes = 10
const allowedTries = 5
/** Seconds until another code can be requested. */
const resendAfter = 30

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
    const { email, language, fullName, countryCode, phoneNumber, verificationType } = user
    const message = { language, template: 'verificationCode' as const, values: { name: fullName, code } }
    // Only signup and password reset use the account's own channel; a code for a change goes to the new contact.
    const isBySms = verificationType === 'phone' && order.recipient === undefined && subject !== user._id
    const phone = order.phone ?? (isBySms ? countryCode + phoneNumber : undefined)
    await (phone === undefined
      ? queueMail(context, { recipient: order.recipient ?? email, ...message })
      : queueSms(context, { recipient: phone, ...message }))
  }
  return { expiresAt, resendAfter }
}

/** 429 while the last code for the same subject and purpose is younger than half a minute. */
export async function waitBetweenCodes({ tables, now }: OperationContext, subject: string, purpose: Purpose): Promise<void> {
  const live = await tables.find('oneTimeCodes', { subject, purpose })
  const wait = live === undefined ? 0 : resendAfter - (Date.parse(now) - Date.parse(live.createdAt)) / 1000
  // A code from the future was made before the clock was set back: it does not count.
  if (wait > 0 && wait <= resendAfter) throw tooManyRequests(Math.ceil(wait))
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
