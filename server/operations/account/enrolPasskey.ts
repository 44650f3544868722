import { openEnrolment } from '#server/domain/account/factor-enrolments.ts'
import { assertPasskeySite } from '#server/domain/account/passkey-site.ts'
import { usableFactors } from '#server/domain/account/second-factors.ts'
import type { Operation } from '#server/operation.ts'

export const enrolPasskey: Operation<'enrolPasskey'> = async (call) => {
  const { ports, body, caller } = call
  const { user } = caller
  const site = assertPasskeySite(call)
  const challenge = ports.codes.token()
  await openEnrolment(call, caller, { kind: 'passkey', name: body.name.trim(), secret: challenge })
  const { passkeys } = await usableFactors(call, user._id, site)
  return ports.passkeys.creationOptions(site, challenge, user, passkeys, 'preferred')
}
