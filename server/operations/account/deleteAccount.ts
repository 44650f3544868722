import { deleteAccountData } from '#server/domain/account/account-deletion.ts'
import { assertNoOpenObligations } from '#server/domain/account/open-obligations.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { provePassword } from '#server/domain/account/passwords.ts'
import type { Operation } from '#server/operation.ts'

export const deleteAccount: Operation<'deleteAccount'> = async (call) => {
  const { user } = call.caller
  await provePassword(call, user, call.body.password, 'password')
  await assertNoOpenObligations(call, user._id)
  const { email: recipient, language, fullName: name } = user
  await deleteAccountData(call, user)
  await queueMail(call, { recipient, language, template: 'accountDeleted', values: { name } })
  return {}
}
