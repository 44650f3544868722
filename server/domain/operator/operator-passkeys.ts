import type { components } from '#src/generated/schema.ts'
import type { StepUpContext } from '#server/domain/account/identity-confirmations.ts'
import { passkeySite } from '#server/domain/account/passkey-site.ts'
import { conflict, unauthenticated } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext, OperatorCaller } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Schemas = components['schemas']
type Passkey = Row<'operatorPasskeys'>

const allowedPasskeys = 10

/** Milliseconds for which a challenge is good; the browser itself asks for two minutes. */
const challengeLifetime = 5 * 60_000

/** The end of a challenge that is made now. */
export const challengeEnd = (now: string): string => new Date(Date.parse(now) + challengeLifetime).toISOString()

/** Returns the operator's passkeys, the oldest first. */
export const listPasskeys = ({ tables }: Pick<OperationContext, 'tables'>, operatorId: string): Promise<Passkey[]> =>
  tables.list('operatorPasskeys', { operatorId }, { orderBy: ['createdAt', '_id'] })

/** As the operator reads it. */
export const serializePasskey = ({ _id, name, createdAt, lastUsedAt }: Passkey): Schemas['OperatorPasskey'] => ({
  ...omitNull({ lastUsedAt }),
  _id,
  name,
  createdAt,
})

/** Throws 409 when the operator has as many passkeys as they may have; a challenge that was spent stays so. */
export async function assertRoomForPasskey(context: Pick<OperationContext, 'tables'>, operatorId: string): Promise<void> {
  if ((await listPasskeys(context, operatorId)).length >= allowedPasskeys) {
    throw conflict('server:conflict.passkeyLimit').keeping()
  }
}

/** A session's challenges, each with the column of its end. */
const challengeEnds = { challenge: 'challengeExpiresAt', enrolmentChallenge: 'enrolmentExpiresAt' } as const

type SessionChallenge = keyof typeof challengeEnds

/** Makes the session's challenge, in place of an earlier one. Throws 401 when the session has ended meanwhile. */
export async function openChallenge(
  { tables, ports, now }: OperationContext,
  { session }: OperatorCaller,
  column: SessionChallenge,
): Promise<string> {
  const challenge = ports.codes.token()
  const set = { [column]: challenge, [challengeEnds[column]]: challengeEnd(now) }
  if ((await tables.update('operatorSessions', { _id: session._id }, set)) === 0) throw unauthenticated()
  return challenge
}

/** Spends the session's challenge; returns it unless there is none, or it is too old. */
export async function takeChallenge(
  { tables, now }: OperationContext,
  { session: { _id } }: OperatorCaller,
  column: SessionChallenge,
): Promise<string | undefined> {
  const session = await tables.find('operatorSessions', { _id })
  if (session === undefined) throw unauthenticated()
  await tables.update('operatorSessions', { _id }, { [column]: null })
  const expiresAt = session[challengeEnds[column]]
  return expiresAt !== null && expiresAt > now ? (session[column] ?? undefined) : undefined
}

/** Spends the challenge of a sign-in; returns it unless there is none of this token, or it is too old. */
export async function takeLoginChallenge(
  { tables, ports, now }: OperationContext,
  signInToken: string,
): Promise<string | undefined> {
  const found = await tables.find('operatorLoginChallenges', { tokenHash: await ports.codes.digest(signInToken) })
  if (found === undefined) return undefined
  const isTaken = (await tables.remove('operatorLoginChallenges', { _id: found._id })) === 1
  return isTaken && found.expiresAt > now ? found.challenge : undefined
}

/** Returns whether one of the operator's own passkeys has signed the challenge, which the caller has spent, and keeps how often it has. */
export async function provePasskey(
  { tables, ports, now, pageOrigin }: StepUpContext,
  operatorId: string,
  challenge: string | undefined,
  assertion: Schemas['PasskeyAssertion'],
): Promise<boolean> {
  const site = passkeySite(ports.pageUrl, pageOrigin)
  const passkey = await tables.find('operatorPasskeys', { operatorId, credentialId: assertion.credentialId })
  if (site === undefined || challenge === undefined || passkey === undefined) return false
  const counter = await ports.passkeys.verifyAssertion(site, challenge, assertion, passkey)
  if (counter === undefined) return false
  const { _id, counter: before } = passkey
  return (await tables.update('operatorPasskeys', { _id, counter: before }, { counter, lastUsedAt: now })) === 1
}

/** Ends the operator's other sessions: one of them may be whose passkey is removed, or who knows nothing of the one that was added. */
export async function endOtherSessions(
  { tables }: Pick<OperationContext, 'tables'>,
  { operator, session }: OperatorCaller,
): Promise<void> {
  const sessions = await tables.list('operatorSessions', { operatorId: operator._id })
  const others = sessions.map(({ _id }) => _id).filter((_id) => _id !== session._id)
  await tables.remove('operatorSessions', { _id: others })
}
