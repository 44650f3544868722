import { queueMail } from '#server/domain/platform/outbox.ts'
import { checkWindow, countInWindow } from '#server/domain/platform/rate-window.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { knownDevice } from './known-devices.ts'

/** Wrong codes from whoever knows the password already: three of a million are right at a time. */
const wrongCodes = [
  { tries: 10, seconds: 3600 },
  { tries: 30, seconds: 86_400 },
]
const day = 86_400

/** Returns whether the code is one of the account's apps', and uses it up: neither it nor an earlier one is good again. */
export async function consumeAuthenticatorCode(
  { tables, ports, now }: OperationContext,
  userId: string,
  code: string,
): Promise<boolean> {
  for (const { _id, secret, lastStep } of await tables.list('secondFactors', { userId, kind: 'authenticator' })) {
    // Undefined under another SECRET_KEY: then recovery codes and passkeys are left.
    const decrypted = secret === null ? undefined : await ports.encryption.decrypt(secret, userId)
    const step = decrypted === undefined ? undefined : ports.totp.findStep(decrypted, code, now)
    if (step === undefined || step <= (lastStep ?? -1)) continue
    return (await tables.update('secondFactors', { _id, lastStep }, { lastStep: step, lastUsedAt: now })) === 1
  }
  return false
}

/**
 * Whose wrong codes count together: those from a browser that the account knows apart from all others, so that a thief shuts nobody out.
 */
const keyOf = async (context: OperationContext, userId: string, deviceId: string | null) => {
  const device = await knownDevice(context, userId, deviceId ?? undefined)
  return device === undefined ? `sign-in-code:${userId}` : `sign-in-code-device:${device}`
}

/** Throws 429 while too many wrong codes came. */
export async function checkWrongCodes(context: OperationContext, userId: string, deviceId: string | null): Promise<void> {
  const key = await keyOf(context, userId, deviceId)
  for (const limit of wrongCodes) await checkWindow(context.tables, key, limit, context.now)
}

/** Counts a wrong code. The owner hears by mail, once a day, that a window was used up: somebody knows the password. */
export async function countWrongCode(context: OperationContext, user: Row<'users'>, deviceId: string | null): Promise<void> {
  const { tables, now } = context
  const key = await keyOf(context, user._id, deviceId)
  let isUsedUp = false
  for (const { tries, seconds } of wrongCodes) isUsedUp = (await countInWindow(tables, key, seconds, now)) === tries || isUsedUp
  if (!isUsedUp || (await countInWindow(tables, `sign-in-code-mail:${user._id}`, day, now)) > 1) return
  const { email: recipient, language, fullName: name } = user
  await queueMail(context, { recipient, language, template: 'signInCodesPaused', values: { name } })
}
