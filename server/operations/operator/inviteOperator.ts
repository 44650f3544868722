import { inviteOperator as invite } from '#server/domain/operator/invitations.ts'
import { assertStillAdmin } from '#server/domain/operator/operator-sessions.ts'
import { conflict } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const inviteOperator: Operation<'inviteOperator'> = async (call) => {
  await assertStillAdmin(call)
  const { email, name, roles } = call.body
  const address = email.trim().toLowerCase()
  // It would sign them out and give them the roles that they name.
  if (address === call.caller.operator.email) throw conflict('server:conflict.ownOperator')
  return invite(call, { email: address, name: name.trim(), roles })
}
