import { openEnrolment } from '#server/domain/account/factor-enrolments.ts'
import type { Operation } from '#server/operation.ts'

export const enrolAuthenticator: Operation<'enrolAuthenticator'> = async (call) => {
  const { ports, body, caller } = call
  const secret = ports.totp.newSecret()
  const expiresAt = await openEnrolment(call, caller, { kind: 'authenticator', name: body.name.trim(), secret })
  return { secret, uri: ports.totp.keyUri(secret, caller.user.email), expiresAt }
}
