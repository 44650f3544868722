import { promiseMail } from '#server/domain/outbox.ts'
import { invalid } from '#server/domain/refusal.ts'
import type { Means } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Product specification §8: 6 digits, 10 minutes, 5 tries. */
const minutes = 10
const allowedTries = 5
/** Seconds until another code can be asked for. */
export const resendAfter = 30

/** Sends a new code to the user; an older one for the same purpose is dead. Answers when it expires. */
export async function sendCode(means: Means, user: Row<'users'>, purpose: Row<'oneTimeCodes'>['purpose']): Promise<string> {
  const { tables, ports, now, newId } = means
  const code = ports.codes.oneTimeCode()
  const expiresAt = codeExpiry(now)
  await tables.remove('oneTimeCodes', { userId: user._id, purpose })
  await tables.insert('oneTimeCodes', {
    _id: newId(),
    userId: user._id,
    purpose,
    codeHash: await ports.codes.digest(`${user._id}:${code}`),
    tries: 0,
    createdAt: now,
    expiresAt,
  })
  await promiseMail(means, {
    recipient: user.email,
    language: user.language,
    template: 'verificationCode',
    values: { name: user.fullName, code },
  })
  return expiresAt
}

export const codeExpiry = (now: string) => new Date(Date.parse(now) + minutes * 60_000).toISOString()

/** Spends the code, or refuses with 422 on `code` and counts the try. */
export async function spendCode(
  { tables, ports, now }: Means,
  userId: string,
  purpose: Row<'oneTimeCodes'>['purpose'],
  code: string,
): Promise<void> {
  const live = await tables.find('oneTimeCodes', { userId, purpose })
  if (live === undefined || live.expiresAt <= now || live.tries >= allowedTries) {
    throw invalid({ code: { key: 'server:field.codeExpired' } })
  }
  if (live.codeHash !== (await ports.codes.digest(`${userId}:${code}`))) {
    await tables.update('oneTimeCodes', { _id: live._id }, { tries: live.tries + 1 })
    throw invalid({ code: { key: 'server:field.code' } }).keeping()
  }
  await tables.remove('oneTimeCodes', { _id: live._id })
}
