import { assertPasskeySite } from '#server/domain/account/passkey-site.ts'
import { challengeEnd } from '#server/domain/operator/operator-passkeys.ts'
import type { Operation } from '#server/operation.ts'

/** Names no passkey, else it would tell which operators there are, and which of them have one. */
export const challengeOperatorLogin: Operation<'challengeOperatorLogin'> = async (call) => {
  const { tables, ports, now, newId } = call
  const site = assertPasskeySite(call)
  const signInToken = ports.codes.token()
  const challenge = ports.codes.token()
  const expiresAt = challengeEnd(now)
  const tokenHash = await ports.codes.digest(signInToken)
  await tables.insert('operatorLoginChallenges', { _id: newId(), tokenHash, challenge, createdAt: now, expiresAt })
  return { signInToken, expiresAt, passkey: ports.passkeys.requestOptions(site, challenge, []) }
}
