import { removeAllFactors } from '#server/domain/account/second-factors.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const resetSecondFactors: Operation<'resetSecondFactors'> = async (call) => {
  const user = await call.tables.find('users', { _id: call.id })
  if (user === undefined) throw notFound()
  if (!(await removeAllFactors(call, user, call.body.reason))) throw conflict('server:conflict.accountWithoutFactor')
  return {}
}
