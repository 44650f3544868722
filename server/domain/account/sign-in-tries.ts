import { queueMail } from '#server/domain/platform/outbox.ts'
import { checkWindow, countInWindow, countWithin } from '#server/domain/platform/rate-window.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { knownDevice } from './known-devices.ts'

/** Product specification §8. */
const signIns = { tries: 10, seconds: 60 }
/** Wrong passwords from browsers that the account does not know: a longer window allows fewer a minute. */
const wrongPasswords = [
  { tries: 30, seconds: 3600 },
  { tries: 100, seconds: 86_400 },
]
const day = 86_400

/** Whose sign-ins count together. */
export interface SignInTries {
  /** Of the address typed, from any browser; or of one browser that the account knows. */
  key: string
  isKnown: boolean
}

/**
 * Counts a sign-in; throws 429 past the limits. A browser that was signed in before has tries of its own: whoever guesses passwords from
 * elsewhere does not lock the owner out.
 */
export async function countSignIn(
  context: OperationContext,
  { email, user, deviceId }: { email: string; user: Row<'users'> | undefined; deviceId: string | undefined },
): Promise<SignInTries> {
  const { tables, now } = context
  const { key, isKnown } = await triesOf(context, { email, user, deviceId })
  for (const limit of isKnown ? [] : wrongPasswords) await checkWindow(tables, `${key}:wrong`, limit, now)
  await countWithin(tables, key, signIns, now)
  return { key, isKnown }
}

/**
 * Counts a try to confirm the identity of a session, with the sign-ins of its browser; throws 429 past the limits. Wrong passwords have their
 * windows in a known browser too: a stolen session passes for one.
 */
export async function countConfirmation(
  context: OperationContext,
  user: Row<'users'>,
  deviceId: string | null,
): Promise<SignInTries> {
  const { tables, now } = context
  const { key } = await triesOf(context, { email: user.email, user, deviceId: deviceId ?? undefined })
  for (const limit of wrongPasswords) await checkWindow(tables, `${key}:wrong`, limit, now)
  await countWithin(tables, key, signIns, now)
  return { key, isKnown: false }
}

async function triesOf(
  context: OperationContext,
  { email, user, deviceId }: { email: string; user: Row<'users'> | undefined; deviceId: string | undefined },
): Promise<SignInTries> {
  const device = await knownDevice(context, user?._id, deviceId)
  return device === undefined ? { key: `login:${email}`, isKnown: false } : { key: `login-device:${device}`, isKnown: true }
}

/** Counts a wrong password. Whoever owns the account hears by mail, once a day, that a window was used up. */
export async function countWrongPassword(
  context: OperationContext,
  { key, isKnown }: SignInTries,
  user: Row<'users'> | undefined,
): Promise<void> {
  const { tables, now } = context
  if (isKnown) return
  let isUsedUp = false
  for (const { tries, seconds } of wrongPasswords) {
    isUsedUp = (await countInWindow(tables, `${key}:wrong`, seconds, now)) === tries || isUsedUp
  }
  if (!isUsedUp || user === undefined) return
  await recordSecurityEvent(context, { kind: 'signIn.paused', accountId: user._id })
  if ((await countInWindow(tables, `login-mail:${user._id}`, day, now)) > 1) return
  const { email: recipient, language, fullName: name } = user
  await queueMail(context, { recipient, language, template: 'signInsPaused', values: { name } })
}
