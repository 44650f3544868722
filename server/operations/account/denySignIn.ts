import { endEarlierAccess } from '#server/domain/account/account-recovery.ts'
import { sendResetCode } from '#server/domain/account/password-resets.ts'
import { removeFactorsOf } from '#server/domain/account/second-factors.ts'
import { findAlert, consumeAlert } from '#server/domain/account/sign-in-alerts.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { SteppedOperation } from '#server/operation.ts'

/**
 * Undoes a sign-in that was somebody else's, who knows the password: every way in is ended, a second factor that they added is removed,
 * the password signs nobody in any more, and the
 * owner gets a code for a new one. No transaction waits for the hash.
 */
export const denySignIn: SteppedOperation<'denySignIn'> = {
  async inSteps({ token }, ports, { step, lastStep }) {
    await step((call) => findAlert(call, token))
    const passwordHash = await ports.passwords.hash(ports.codes.token())
    return lastStep(async (call) => {
      const { user: owner } = await findAlert(call, token)
      // The account's other links go with this one, and so does what their sign-ins have added.
      const alerts = await call.tables.list('signInAlerts', { userId: owner._id }, { orderBy: ['createdAt'] })
      const { alert, user } = await consumeAlert(call, token)
      await call.tables.update('users', { _id: user._id }, { passwordHash })
      await removeFactorsOf(call, user._id, alerts)
      await endEarlierAccess(call, user)
      await recordSecurityEvent(call, { kind: 'signIn.denied', accountId: user._id, subject: alert._id })
      const { email, language } = user
      // Whoever asks for codes in the owner's name does not use up this one.
      return { email, ...(await sendResetCode(call, { email, user, language, limitKey: `code:signInAlert:${alert._id}` })) }
    })
  },
}
