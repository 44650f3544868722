import { findEnrolment } from '#server/domain/account/factor-enrolments.ts'
import { addFactor } from '#server/domain/account/second-factors.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const confirmAuthenticator: Operation<'confirmAuthenticator'> = async (call) => {
  const { tables, ports, body, caller, now } = call
  const { _id, name, secret, tries } = await findEnrolment(call, caller, 'authenticator', 'code')
  const lastStep = ports.totp.findStep(secret, body.code, now)
  if (lastStep === undefined) {
    await tables.update('factorEnrolments', { _id }, { tries: tries + 1 })
    throw invalidFields({ code: { key: 'server:field.authenticatorCode' } }).keeping()
  }
  // The code is used up by this: it signs nobody in.
  return addFactor(call, caller, {
    kind: 'authenticator',
    name,
    secret: await ports.encryption.encrypt(secret, caller.user._id),
    lastStep,
  })
}
