import { restoreUser } from '#server/domain/account/suspensions.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const restoreAccount: Operation<'restoreAccount'> = async (call) => {
  const user = await call.tables.find('users', { _id: call.id })
  if (user === undefined) throw notFound()
  if (!(await restoreUser(call, user, call.body.reason))) throw conflict('server:conflict.changed', { state: user.status })
  return {}
}
