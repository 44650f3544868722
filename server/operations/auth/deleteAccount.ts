import { leaveMarketplace } from '#server/domain/leaving.ts'
import { refuseOpenBusiness } from '#server/domain/open-business.ts'
import { promiseMail } from '#server/domain/outbox.ts'
import { provePassword } from '#server/domain/passwords.ts'
import type { Operation } from '#server/operation.ts'

export const deleteAccount: Operation<'deleteAccount'> = async (call) => {
  const { user } = call.caller
  await provePassword(call, user, call.body.password, 'password')
  await refuseOpenBusiness(call, user._id)
  const { email: recipient, language, fullName: name } = user
  await leaveMarketplace(call, user)
  await promiseMail(call, { recipient, language, template: 'accountDeleted', values: { name } })
  return {}
}
