import { storeDevice } from '#server/domain/account/known-devices.ts'
import { findPasswordReset, consumePasswordReset } from '#server/domain/account/password-resets.ts'
import { assertStrongPassword } from '#server/domain/account/password-rules.ts'
import { setPassword } from '#server/domain/account/passwords.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { OperationContext, SteppedOperation } from '#server/operation.ts'

/**
 * Ends all sessions: the old password may have leaked. A refused password leaves the token as it was. No transaction waits for the hash.
 */
export const updatePassword: SteppedOperation<'updatePassword'> = {
  async inSteps({ resetToken, password }, ports, { step, lastStep }) {
    const owner = await step(async (call) => resettingUser(call, await findPasswordReset(call, resetToken)))
    await assertStrongPassword(ports, password, owner, 'password')
    const passwordHash = await ports.passwords.hash(password)
    return lastStep(async (call) => {
      const user = await resettingUser(call, await consumePasswordReset(call, resetToken))
      await setPassword(call, user, passwordHash)
      // The mailbox has just been opened in this browser: guesses from elsewhere must not lock it out.
      await storeDevice(call, user._id, call.body.deviceId)
      return {}
    })
  },
}

async function resettingUser({ tables }: OperationContext, userId: string) {
  const user = await tables.find('users', { _id: userId })
  if (user === undefined || user.status === 'deleted') throw invalidFields({ resetToken: { key: 'server:field.resetToken' } })
  return user
}
