import { assertStrongPassword } from '#server/domain/account/password-rules.ts'
import { findInvited } from '#server/domain/operator/invitations.ts'
import { asOperator, openOperatorSession } from '#server/domain/operator/operator-sessions.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { SteppedOperation } from '#server/operation.ts'

/** No transaction waits for the password's hash. */
export const acceptInvitation: SteppedOperation<'acceptInvitation'> = {
  async inSteps({ password, invitationToken, code }, ports, { step, lastStep }) {
    const { email, name } = await step((call) => findInvited(call, invitationToken))
    await assertStrongPassword(ports, password, { fullName: name, businessName: null, email, phoneNumber: '' }, 'password')
    const passwordHash = await ports.passwords.hash(password)
    return lastStep(async (call) => {
      const { tables, now } = call
      const invited = await findInvited(call, invitationToken)
      const secret = invited.secret === null ? undefined : await ports.encryption.decrypt(invited.secret, invited._id)
      const usedStep = secret === undefined ? undefined : ports.totp.findStep(secret, code, now)
      if (usedStep === undefined) throw invalidFields({ code: { key: 'server:field.authenticatorCode' } })
      const accepted = {
        status: 'active',
        passwordHash,
        lastStep: usedStep,
        invitationHash: null,
        invitationEndsAt: null,
        rolesSince: call.now,
      } as const
      await tables.update('operators', { _id: invited._id }, accepted)
      const event = { kind: 'operator.signedIn', subject: email, reason: 'Invited' } as const
      await recordSecurityEvent(asOperator(call, invited), { ...event, after: { invitedBy: invited.invitedBy } })
      return openOperatorSession(call, { ...invited, ...accepted })
    })
  },
}
