import { provePassword, setPassword } from '#server/domain/account/passwords.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const changePassword: Operation<'changePassword'> = async (call) => {
  const { body, caller } = call
  await provePassword(call, caller.user, body.oldPassword, 'oldPassword')
  if (body.newPassword === body.oldPassword) throw invalidFields({ newPassword: { key: 'server:field.samePassword' } })
  await setPassword(call, caller.user, body.newPassword, caller.session._id)
  return {}
}
