import type { components } from '#src/generated/schema.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import { type MailTemplate, queueMail } from '#server/domain/platform/outbox.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { OperationContext } from '#server/operation.ts'
import type { PasskeySite } from '#server/ports/passkeys.ts'
import type { Row } from '#server/store/tables.ts'
import { endEarlierAccess } from './account-recovery.ts'
import { sessionDeviceKey } from './known-devices.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { renewToken } from './sessions.ts'

const allowedFactors = 10

/** Whether a sign-in to the account asks for more than the password. */
export async function hasSecondFactor({ tables }: OperationContext, userId: string): Promise<boolean> {
  return (await tables.count('secondFactors', { userId })) > 0
}

/** Throws 409 for what an account may only do with a second factor. */
export async function assertSecondFactor(context: OperationContext, userId: string): Promise<void> {
  if (!(await hasSecondFactor(context, userId))) throw conflict('server:conflict.secondFactorNeeded')
}

/** What can be asked for beside the password at a site; passkeys not where none can belong to it. */
export async function usableFactors({ tables }: OperationContext, userId: string, site: PasskeySite | undefined) {
  const factors = await tables.list('secondFactors', { userId }, { orderBy: ['createdAt', '_id'] })
  const passkeys = factors.flatMap(({ credentialId, transports }) =>
    site === undefined || credentialId === null ? [] : [{ credentialId, transports }],
  )
  const kinds: components['schemas']['SecondFactorAsked']['kinds'] = []
  if (factors.some(({ kind }) => kind === 'authenticator')) kinds.push('authenticator')
  if (passkeys.length > 0) kinds.push('passkey')
  if ((await tables.count('recoveryCodes', { userId, usedAt: null })) > 0) kinds.push('recoveryCode')
  return { kinds, passkeys }
}

/** Throws 409 when the account has as many factors as it may have. */
export async function assertRoomForFactor({ tables }: OperationContext, userId: string): Promise<void> {
  if ((await tables.count('secondFactors', { userId })) >= allowedFactors) throw conflict('server:conflict.factorLimit')
}

type Signer = { user: Row<'users'>; session: Row<'sessions'> }

/** A new factor of either kind; the columns of the other kind are left out. */
export type NewFactor = Pick<Row<'secondFactors'>, 'kind' | 'name'> &
  Partial<Pick<Row<'secondFactors'>, 'secret' | 'lastStep' | 'credentialId' | 'publicKey' | 'counter' | 'transports'>>

/** Adds a factor; returns the session's new token, and recovery codes with the first factor. */
export async function addFactor(
  context: OperationContext,
  { user, session }: Signer,
  factor: NewFactor,
): Promise<{ token: string; recoveryCodes?: string[] }> {
  const { tables, now, newId } = context
  await assertRoomForFactor(context, user._id)
  const isFirst = !(await hasSecondFactor(context, user._id))
  const factorId = newId()
  await tables.insert('secondFactors', {
    _id: factorId,
    userId: user._id,
    kind: factor.kind,
    name: factor.name,
    secret: factor.secret ?? null,
    lastStep: factor.lastStep ?? null,
    credentialId: factor.credentialId ?? null,
    publicKey: factor.publicKey ?? null,
    counter: factor.counter ?? null,
    transports: factor.transports ?? [],
    addedBy: session._id,
    addedFrom: await sessionDeviceKey(context, session),
    createdAt: now,
    lastUsedAt: null,
  })
  const after = { kind: factor.kind, name: factor.name }
  await recordSecurityEvent(context, { kind: 'secondFactor.added', accountId: user._id, subject: factorId, after })
  const token = await finishFactorChange(context, { user, session }, 'secondFactorAdded', factor.name)
  return isFirst ? { token, recoveryCodes: await replaceRecoveryCodes(context, user._id) } : { token }
}

/** Removes a factor, and with the last one the recovery codes; returns the session's new token. */
export async function removeFactor(context: OperationContext, signer: Signer, factor: Row<'secondFactors'>): Promise<string> {
  await context.tables.remove('secondFactors', { _id: factor._id })
  await dropUselessCodes(context, signer.user._id)
  await recordRemoval(context, factor)
  return finishFactorChange(context, signer, 'secondFactorRemoved', factor.name)
}

/**
 * Removes the factors that were added since the first of these alerts by a session of one of their browsers, or by one that did not name
 * its browser and is not known to be older, and recovery codes that were made since: a thief must not shut the owner out by a factor of their own. Factors that other
 * browsers added stay, whoever reads the owner's mail.
 */
export async function removeFactorsOf(
  context: OperationContext,
  userId: string,
  alerts: readonly Row<'signInAlerts'>[],
): Promise<void> {
  const { tables, now } = context
  const since = alerts.reduce((first, { createdAt }) => (createdAt < first ? createdAt : first), now)
  const older = (await tables.list('sessions', { userId })).filter(({ createdAt }) => createdAt < since).map(({ _id }) => _id)
  const isSuspect = ({ addedBy, addedFrom, createdAt }: Row<'secondFactors'>) =>
    createdAt >= since &&
    !older.includes(addedBy) &&
    (addedFrom === null || alerts.some(({ sessionId, deviceKey }) => sessionId === addedBy || deviceKey === addedFrom))
  const added = (await tables.list('secondFactors', { userId })).filter(isSuspect)
  await tables.remove('secondFactors', { _id: added.map(({ _id }) => _id) })
  for (const factor of added) await recordRemoval(context, factor)
  const renewed = (await tables.list('recoveryCodes', { userId })).filter(({ createdAt }) => createdAt >= since)
  await tables.remove('recoveryCodes', { _id: renewed.map(({ _id }) => _id) })
  await dropUselessCodes(context, userId)
}

/**
 * Removes every factor and recovery code of somebody who has lost them, ends every way in, and notifies the owner. Returns false when
 * there was nothing to remove.
 */
export async function removeAllFactors(context: OperationContext, user: Row<'users'>, reason: string): Promise<boolean> {
  const { tables } = context
  const factors = await tables.list('secondFactors', { userId: user._id })
  if (factors.length === 0) return false
  await tables.remove('secondFactors', { userId: user._id })
  await tables.remove('recoveryCodes', { userId: user._id })
  for (const factor of factors) await recordRemoval(context, factor, reason)
  await endEarlierAccess(context, user)
  const { email: recipient, language, fullName: name } = user
  await queueMail(context, { recipient, language, template: 'secondFactorsReset', values: { name } })
  return true
}

const recordRemoval = (context: OperationContext, { _id, userId, kind, name }: Row<'secondFactors'>, reason?: string) =>
  recordSecurityEvent(context, { kind: 'secondFactor.removed', accountId: userId, subject: _id, before: { kind, name }, reason })

/** A recovery code stands for a factor that was lost; without any there is nothing to recover. */
async function dropUselessCodes(context: OperationContext, userId: string): Promise<void> {
  if (!(await hasSecondFactor(context, userId))) await context.tables.remove('recoveryCodes', { userId })
}

/** Ends every earlier way in but the current session, and notifies the owner, in case an attacker did it. */
async function finishFactorChange(
  context: OperationContext,
  { user, session }: Signer,
  template: MailTemplate,
  factor: string,
): Promise<string> {
  const { email: recipient, language, fullName: name } = user
  await endEarlierAccess(context, user, session._id)
  await queueMail(context, { recipient, language, template, values: { name, factor } })
  return renewToken(context, session._id)
}
