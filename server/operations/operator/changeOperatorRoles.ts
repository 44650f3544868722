import { changeRoles } from '#server/domain/operator/invitations.ts'
import { mailColleagues } from '#server/domain/operator/colleague-mails.ts'
import { assertStillAdmin } from '#server/domain/operator/operator-sessions.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const changeOperatorRoles: Operation<'changeOperatorRoles'> = async (call) => {
  await assertStillAdmin(call)
  const { tables, id, caller, body } = call
  const operator = await tables.find('operators', { _id: id })
  if (operator === undefined) throw notFound()
  if (operator._id === caller.operator._id) throw conflict('server:conflict.ownOperator')
  await changeRoles(call, operator, body.roles)
  const mail = { by: caller.operator, language: call.language, template: 'operatorAppointed', about: operator.email } as const
  await mailColleagues(call, ['admin'], mail)
  return {}
}
