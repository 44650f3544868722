import { assertStrongPassword } from '#server/domain/account/password-rules.ts'
import { setPassword } from '#server/domain/account/passwords.ts'
import { renewToken } from '#server/domain/account/sessions.ts'
import { invalidFields, unauthenticated } from '#server/domain/platform/domain-error.ts'
import type { SteppedOperation } from '#server/operation.ts'

/** No transaction waits for a hash or for the service of breached passwords. */
export const changePassword: SteppedOperation<'changePassword'> = {
  async inSteps({ oldPassword, newPassword }, ports, { step, lastStep }) {
    const { user } = await step(async ({ caller }) => caller)
    if (!(await ports.passwords.verify(user.passwordHash, oldPassword)))
      throw invalidFields({ oldPassword: { key: 'server:field.password' } })
    if (newPassword === oldPassword) throw invalidFields({ newPassword: { key: 'server:field.samePassword' } })
    await assertStrongPassword(ports, newPassword, user, 'newPassword')
    const passwordHash = await ports.passwords.hash(newPassword)
    return lastStep(async (call) => {
      const { tables, caller } = call
      const current = await tables.find('users', { _id: user._id })
      const session = await tables.find('sessions', { _id: caller.session._id })
      if (session === undefined) throw unauthenticated()
      // A password that was changed meanwhile is proven by nothing.
      if (current?.passwordHash !== user.passwordHash) throw invalidFields({ oldPassword: { key: 'server:field.password' } })
      await setPassword(call, current, passwordHash, session._id)
      return { token: await renewToken(call, session._id) }
    })
  },
}
