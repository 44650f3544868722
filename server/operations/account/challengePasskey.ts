import { confirmationEnd } from '#server/domain/account/identity-confirmations.ts'
import { assertPasskeySite } from '#server/domain/account/passkey-site.ts'
import { usableFactors } from '#server/domain/account/second-factors.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const challengePasskey: Operation<'challengePasskey'> = async (call) => {
  const { tables, ports, caller, now } = call
  const site = assertPasskeySite(call)
  const { passkeys } = await usableFactors(call, caller.user._id, site)
  if (passkeys.length === 0) throw conflict('server:conflict.noPasskey')
  const challenge = ports.codes.token()
  await tables.update('sessions', { _id: caller.session._id }, { challenge, challengeExpiresAt: confirmationEnd(now) })
  return ports.passkeys.requestOptions(site, challenge, passkeys)
}
