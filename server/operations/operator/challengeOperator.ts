import { assertPasskeySite } from '#server/domain/account/passkey-site.ts'
import { listPasskeys, openChallenge } from '#server/domain/operator/operator-passkeys.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const challengeOperator: Operation<'challengeOperator'> = async (call) => {
  const { ports, caller } = call
  const site = assertPasskeySite(call)
  const passkeys = await listPasskeys(call, caller.operator._id)
  if (passkeys.length === 0) throw conflict('server:conflict.noPasskey')
  return ports.passkeys.requestOptions(site, await openChallenge(call, caller, 'challenge'), passkeys)
}
