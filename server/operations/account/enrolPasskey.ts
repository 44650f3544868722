import { openEnrolment } from '#server/domain/account/factor-enrolments.ts'
import { passkeySite } from '#server/domain/account/passkey-site.ts'
import { usableFactors } from '#server/domain/account/second-factors.ts'
import { unavailable } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const enrolPasskey: Operation<'enrolPasskey'> = async (call) => {
  const { ports, body, caller } = call
  const { user } = caller
  const site = passkeySite(ports.pageUrl, call.pageOrigin)
  if (site === undefined) throw unavailable('server:refused.passkeys')
  const challenge = ports.codes.token()
  await openEnrolment(call, caller, { kind: 'passkey', name: body.name.trim(), secret: challenge })
  const { passkeys } = await usableFactors(call, user._id, site)
  return ports.passkeys.creationOptions(site, challenge, user, passkeys)
}
