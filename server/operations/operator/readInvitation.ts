import { findInvited } from '#server/domain/operator/invitations.ts'
import type { Operation } from '#server/operation.ts'

export const readInvitation: Operation<'readInvitation'> = async (call) => {
  const { tables, ports, body } = call
  const { _id, email, name } = await findInvited(call, body.invitationToken)
  const secret = ports.totp.newSecret()
  await tables.update('operators', { _id }, { secret: await ports.encryption.encrypt(secret, _id) })
  return { email, name, secret, keyUri: ports.totp.keyUri(secret, email) }
}
