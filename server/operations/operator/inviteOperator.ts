import { inviteByMail, inviteOperator as invite } from '#server/domain/operator/invitations.ts'
import { assertStillAdmin, commandLineOperatorId } from '#server/domain/operator/operator-sessions.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const inviteOperator: Operation<'inviteOperator'> = async (call) => {
  await assertStillAdmin(call)
  const { operator } = call.caller
  const { email, name, roles } = call.body
  const address = email.trim().toLowerCase()
  // It would sign them out and give them the roles that they name.
  if (address === operator.email) throw invalidFields({ email: { key: 'server:conflict.ownOperator' } })
  const invitation = { email: address, name: name.trim(), roles }
  // Whoever has the store may do everything with it, and mail may not be set up yet.
  if (operator._id === commandLineOperatorId) return invite(call, invitation, operator.email)
  return inviteByMail(call, invitation, { inviter: operator, language: call.language })
}
