import type { components } from '#src/generated/schema.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { PasskeySite } from '#server/ports/passkeys.ts'
import type { Row } from '#server/store/tables.ts'
import { usableFactors } from './second-factors.ts'

const minutes = 10
const allowedTries = 5

type SecondFactorAsked = components['schemas']['SecondFactorAsked']

/** Keeps a sign-in with the right password until a second factor comes; returns what the person is asked for. */
export async function openPendingSignIn(
  context: OperationContext,
  userId: string,
  { deviceId, site }: { deviceId: string | undefined; site: PasskeySite | undefined },
): Promise<SecondFactorAsked> {
  const { tables, ports, now, newId } = context
  const signInToken = ports.codes.token()
  const expiresAt = new Date(Date.parse(now) + minutes * 60_000).toISOString()
  const { kinds, passkeys } = await usableFactors(context, userId, site)
  const challenge = passkeys.length === 0 ? null : ports.codes.token()
  await tables.insert('pendingSignIns', {
    _id: newId(),
    userId,
    tokenHash: await ports.codes.digest(signInToken),
    deviceId: deviceId ?? null,
    challenge,
    tries: 0,
    createdAt: now,
    expiresAt,
  })
  if (site === undefined || challenge === null) return { signInToken, expiresAt, kinds }
  return { signInToken, expiresAt, kinds, passkey: ports.passkeys.requestOptions(site, challenge, passkeys) }
}

/** 422 on `signInToken`: the sign-in waited too long, had too many tries, or the account has changed since. */
export const signInOver = () => invalidFields({ signInToken: { key: 'server:field.signInOver' } })

/** Returns the sign-in of a token and counts a try, which whoever refuses it must keep. Throws 422 on `signInToken`. */
export async function tryPendingSignIn(
  { tables, ports, now }: OperationContext,
  signInToken: string,
): Promise<Row<'pendingSignIns'>> {
  const pending = await tables.find('pendingSignIns', { tokenHash: await ports.codes.digest(signInToken) })
  if (pending === undefined || pending.expiresAt <= now || pending.tries >= allowedTries) throw signInOver()
  await tables.update('pendingSignIns', { _id: pending._id }, { tries: pending.tries + 1 })
  return pending
}
