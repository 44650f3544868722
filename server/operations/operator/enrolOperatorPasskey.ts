import { assertPasskeySite } from '#server/domain/account/passkey-site.ts'
import { assertRoomForPasskey, listPasskeys, openChallenge } from '#server/domain/operator/operator-passkeys.ts'
import type { Operation } from '#server/operation.ts'

/** A sign-in names no passkey, so that the authenticator must find it by itself. */
export const enrolOperatorPasskey: Operation<'enrolOperatorPasskey'> = async (call) => {
  const { ports, caller } = call
  const { _id, email, name } = caller.operator
  const site = assertPasskeySite(call)
  await assertRoomForPasskey(call, _id)
  const known = await listPasskeys(call, _id)
  const challenge = await openChallenge(call, caller, 'enrolmentChallenge')
  return ports.passkeys.creationOptions(site, challenge, { _id, email, fullName: name }, known, 'required')
}
