import { type MailTemplate, queueMail, queueNothing, queueSms } from '#server/domain/platform/outbox.ts'
import { invalidFields, tooManyRequests } from '#server/domain/platform/domain-error.ts'
import { networkOf } from '#server/domain/platform/network-of.ts'
import { countWithin } from '#server/domain/platform/rate-window.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import type { Language } from '#server/store/tables/columns.ts'

/** Product specification §8: 6 digits, 10 minutes, 5 tries. */
const minutes = 10
const allowedTries = 5
/** Seconds until another code can be requested. */
const resendAfter = 30
const hour = 3600
/** Codes that a browser which the account knows asks for. */
const knownLimit = { tries: 10, seconds: hour }
/**
 * Codes to one address that somebody asks for from one network without being signed in: a stranger there uses up nothing of what its owner
 * may ask for elsewhere. Accounts have limits of their own.
 */
const networkLimit = { tries: 4, seconds: hour }
/** Codes to one address or number in all. A text message costs money. */
const recipientLimits = { mail: { tries: 12, seconds: hour }, sms: { tries: 10, seconds: hour } }
/** Guesses of the codes of one key, however many codes they are of. */
const guessLimit = { tries: 20, seconds: 86_400 }

type Purpose = Row<'oneTimeCodes'>['purpose']

/** Each message says what its code is for: whoever was talked into asking for one has to see what they would give away. */
const templates = {
  signup: 'signupCode',
  passwordReset: 'passwordResetCode',
  emailChange: 'emailChangeCode',
  phoneChange: 'phoneChangeCode',
  newBrowser: 'browserCode',
} as const satisfies Record<Purpose, MailTemplate>

export interface CodeRequest {
  /**
   * Who asked: a registration, the signed-in user, or the hash of the token of somebody who forgot a password. One code is valid per
   * subject and purpose.
   */
  subject: string
  purpose: Purpose
  /** The e-mail address, or the number in E.164, that the code proves. */
  recipient: string
  channel: 'mail' | 'sms'
  language: Language
  /** Greets a recipient who is known to have the account. Others must get no words of whoever typed their address. */
  name?: string | undefined
  /** The account that the code is for; null while there is none. */
  userId: string | null
  /** The new address or number that the code confirms, or the address whose password it resets. */
  target?: string
  /** False makes a code that nobody gets and no guess matches, so that neither response nor time reveals accounts. */
  isSent: boolean
  /** What the limit counts, if not the recipient: the key of a browser that the account knows. */
  limitKey?: string | undefined
  /** What the mail names beside the code. */
  values?: Record<string, string>
  /** What the guesses of the code count together as with those of its successors. */
  guessKey?: string
}

export interface CodeSent {
  expiresAt: string
  resendAfter: number
}

/** Sends a new code; an older one for the same subject and purpose becomes invalid. */
export async function sendCode(context: OperationContext, order: CodeRequest): Promise<CodeSent> {
  const { tables, ports, now, newId } = context
  const { subject, purpose, recipient, language, name, userId, target = null, isSent, guessKey = null } = order
  await countCode(context, order)
  const code = ports.codes.oneTimeCode()
  const expiresAt = new Date(Date.parse(now) + minutes * 60_000).toISOString()
  const codeHash = await ports.codes.digest(`${subject}:${isSent ? code : ports.codes.token()}`)
  await tables.remove('oneTimeCodes', { subject, purpose })
  await tables.insert('oneTimeCodes', {
    _id: newId(),
    subject,
    purpose,
    userId,
    target,
    codeHash,
    tries: 0,
    guessKey,
    createdAt: now,
    expiresAt,
  })
  if (isSent) {
    const values = { ...order.values, ...(name !== undefined && { name }), code }
    const template = templates[purpose]
    if (template === 'phoneChangeCode') await queueSms(context, { recipient, language, template, values })
    else await queueMail(context, { recipient, language, template, values })
  } else await queueNothing(context)
  return { expiresAt, resendAfter }
}

/** By purpose: a flood of registrations must not keep the owner of an account from a new password. */
async function countCode(
  { tables, now, origin }: OperationContext,
  { purpose, recipient, channel, limitKey }: CodeRequest,
): Promise<void> {
  if (limitKey !== undefined) return countWithin(tables, limitKey, knownLimit, now)
  const key = `code:${purpose}:${recipient}`
  if (origin?.userId === undefined) {
    await countWithin(tables, `${key}:${networkOf(origin?.address ?? '')}`, networkLimit, now)
  }
  await countWithin(tables, key, recipientLimits[channel], now)
}

/** Returns the seconds until another code of the subject and purpose may be sent, 0 when it may now. */
export async function secondsToNextCode({ tables, now }: OperationContext, subject: string, purpose: Purpose): Promise<number> {
  const live = await tables.find('oneTimeCodes', { subject, purpose })
  const wait = live === undefined ? 0 : resendAfter - (Date.parse(now) - Date.parse(live.createdAt)) / 1000
  // A code from the future was made before the clock was set back, and does not count; but for that of a call which began later and was
  // done first.
  return wait > 0 && wait <= 2 * resendAfter ? Math.min(Math.ceil(wait), resendAfter) : 0
}

/** 429 while the last code for the same subject and purpose is younger than half a minute. */
export async function waitBetweenCodes(context: OperationContext, subject: string, purpose: Purpose): Promise<void> {
  const wait = await secondsToNextCode(context, subject, purpose)
  if (wait > 0) throw tooManyRequests(wait)
}

/** 422 on `code`: it can no longer be used, or never could. */
export const codeExpired = () => invalidFields({ code: { key: 'server:field.codeExpired' } })

/**
 * Consumes the code and returns what it is for. Throws 422 on `code` otherwise, and counts the try; 429 when the guesses of its key are
 * used up.
 */
export async function consumeCode(
  { tables, ports, now }: OperationContext,
  subject: string,
  purpose: Purpose,
  code: string,
): Promise<{ userId: string | null; target: string | null }> {
  const live = await tables.find('oneTimeCodes', { subject, purpose })
  if (live === undefined || live.expiresAt <= now || live.tries >= allowedTries) throw codeExpired()
  if (live.guessKey !== null) await countWithin(tables, live.guessKey, guessLimit, now)
  if (live.codeHash !== (await ports.codes.digest(`${subject}:${code}`))) {
    await tables.update('oneTimeCodes', { _id: live._id }, { tries: live.tries + 1 })
    throw invalidFields({ code: { key: 'server:field.code' } }).keeping()
  }
  await tables.remove('oneTimeCodes', { _id: live._id })
  return { userId: live.userId, target: live.target }
}
