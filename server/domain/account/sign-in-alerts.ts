import { conflict, invalidFields, newBrowser, type ServerKey } from '#server/domain/platform/domain-error.ts'
import { localTime } from '#server/domain/platform/local-dates.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { countInWindow } from '#server/domain/platform/rate-window.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { Caller, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { serverText } from '#server/texts.ts'
import { denySignInAddress } from '#src/lib/paths.ts'
import { type CodeSent, consumeCode, sendCode, waitBetweenCodes } from './one-time-codes.ts'
import { hasKnownDevices, knownDevice, sessionDeviceKey } from './known-devices.ts'
import { parseUserAgent } from './user-agent.ts'

const day = 86_400
/** Seconds for which a mail's link is good. */
const lifetime = 7 * day
/** Mails to an account: a program that signs in without naming its browser must not flood its owner. */
const dailyMails = 10

/**
 * Tells the owner of an account by mail that somebody signed in with the right password from a browser that the account does not know,
 * with a link that undoes it. An account that knows none yet is signed in to for the first time, by whoever chose the password. Past the
 * mails of a day the alert alone is kept.
 */
export async function alertNewDevice(
  context: OperationContext,
  user: Row<'users'>,
  { deviceId, sessionId }: { deviceId: string | undefined; sessionId: string },
): Promise<void> {
  const { tables, ports, now, newId, origin } = context
  if (!(await hasKnownDevices(context, user._id))) return
  if ((await knownDevice(context, user._id, deviceId)) !== undefined) return
  const { _id: userId, email, language, fullName: name } = user
  await recordSecurityEvent(context, { kind: 'signIn.alerted', accountId: userId, userId })
  const token = ports.codes.token()
  await tables.insert('signInAlerts', {
    _id: newId(),
    userId,
    tokenHash: await ports.codes.digest(token),
    email,
    sessionId,
    deviceKey: await sessionDeviceKey(context, { userId, deviceId }),
    confirmedAt: null,
    createdAt: now,
    expiresAt: new Date(Date.parse(now) + lifetime * 1000).toISOString(),
  })
  if ((await countInWindow(tables, `sign-in-alert:${userId}`, day, now)) > dailyMails) return
  const values = { name, browser: browserName(origin?.userAgent, language), time: timeText(now, user) }
  const mail = { recipient: email, language } as const
  if (ports.pageUrl === undefined) return queueMail(context, { ...mail, template: 'newSignInUnlinked', values })
  await queueMail(context, { ...mail, template: 'newSignIn', values: { ...values, address: denySignInAddress(token) } })
}

/**
 * Throws 403 for what would take the account, or what it has kept, away from an owner who can still deny the sign-in: from a browser that
 * they were alerted to, for as long as they can, unless they have confirmed it by a mailed code, or the account asked it for a second factor
 * that it had before. `key`: the text, with
 * the `time` at which this ends.
 */
export async function assertNotAlerted(
  context: OperationContext,
  caller: Caller,
  key: ServerKey = 'server:refused.newBrowser',
): Promise<void> {
  const { tables } = context
  const { user } = caller
  const alerts = await alertsOf(context, caller)
  const [first] = alerts
  const last = alerts.at(-1)
  if (first === undefined || last === undefined) return
  const factors = await tables.list('secondFactors', { userId: user._id })
  if (factors.some(({ createdAt }) => createdAt < first.createdAt)) return
  throw newBrowser(key, { time: timeText(last.expiresAt, user) }, user.emailVerifiedAt !== null)
}

/** What is held against the browser of the caller's session, oldest first. */
async function alertsOf(context: OperationContext, { user, session }: Caller): Promise<Row<'signInAlerts'>[]> {
  const { tables, now } = context
  const browser = await sessionDeviceKey(context, session)
  return (await tables.list('signInAlerts', { userId: user._id }, { orderBy: ['createdAt'] })).filter(
    ({ sessionId, deviceKey, confirmedAt, expiresAt }) =>
      confirmedAt === null && expiresAt > now && (sessionId === session._id || (deviceKey !== null && deviceKey === browser)),
  )
}

/** Mails the code that confirms the browser of the caller's session. Throws 409 when nothing is held against it. */
export async function sendBrowserCode(context: OperationContext, caller: Caller): Promise<CodeSent> {
  const { user, session } = caller
  if (user.emailVerifiedAt === null || (await alertsOf(context, caller)).length === 0)
    throw conflict('server:conflict.knownBrowser')
  // Each session has a code of its own: that which a thief asks for confirms no browser but theirs, and only for whoever reads the mail.
  await waitBetweenCodes(context, session._id, 'newBrowser')
  const { _id: userId, email: recipient, language, fullName: name } = user
  return sendCode(context, {
    subject: session._id,
    purpose: 'newBrowser',
    recipient,
    channel: 'mail',
    language,
    name,
    userId,
    isSent: true,
    guessKey: `browser-code:${userId}`,
    values: { browser: browserName(context.origin?.userAgent, language) },
  })
}

/**
 * Takes the code, after which nothing is held against the browser of the caller's session. The links of the mails about it stay good.
 * Throws 422 on `code`.
 */
export async function confirmBrowser(context: OperationContext, caller: Caller, code: string): Promise<void> {
  const { tables, now } = context
  const { user, session } = caller
  await consumeCode(context, session._id, 'newBrowser', code)
  for (const { _id } of await alertsOf(context, caller)) await tables.update('signInAlerts', { _id }, { confirmedAt: now })
  await recordSecurityEvent(context, { kind: 'browser.confirmed', accountId: user._id, subject: session._id })
}

/** 422 on `token`: it was used, is too old, or the account has another address by now. */
const alertOver = () => invalidFields({ token: { key: 'server:field.signInAlert' } })

/** Returns the alert of a token and its account. Throws 422 on `token` when it can no longer be used, or never could. */
export async function findAlert(
  { tables, ports, now }: OperationContext,
  token: string,
): Promise<{ alert: Row<'signInAlerts'>; user: Row<'users'> }> {
  const alert = await tables.find('signInAlerts', { tokenHash: await ports.codes.digest(token) })
  const user = alert && (await tables.find('users', { _id: alert.userId }))
  // A mailbox that is not the account's any more says nothing about it.
  if (alert === undefined || user === undefined || alert.expiresAt <= now || alert.email !== user.email) throw alertOver()
  return { alert, user }
}

/** Consumes a token and every other of its account, which it returns. Throws 422 on `token` as `findAlert` does. */
export async function consumeAlert(
  context: OperationContext,
  token: string,
): Promise<{ alert: Row<'signInAlerts'>; user: Row<'users'> }> {
  const found = await findAlert(context, token)
  if ((await context.tables.remove('signInAlerts', { _id: found.alert._id })) === 0) throw alertOver()
  await context.tables.remove('signInAlerts', { userId: found.user._id })
  return found
}

function browserName(userAgent: string | undefined, language: Language): string {
  const { browser, system } = parseUserAgent(userAgent ?? '')
  if (browser !== undefined && system !== undefined) return `${browser} (${system})`
  return browser ?? system ?? serverText(language, 'mail:unknownBrowser')
}

/** The moment as a clock in the user's country shows it. */
const timeText = (moment: string, { language, country }: Row<'users'>): string => localTime(moment, country)[language]
