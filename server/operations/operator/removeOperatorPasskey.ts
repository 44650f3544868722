import { endOtherSessions } from '#server/domain/operator/operator-passkeys.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import type { Operation } from '#server/operation.ts'

export const removeOperatorPasskey: Operation<'removeOperatorPasskey'> = async (call) => {
  const { tables, id, caller, language } = call
  const { operator } = caller
  const passkey = await tables.find('operatorPasskeys', { _id: id, operatorId: operator._id })
  if (passkey === undefined) throw notFound()
  await tables.remove('operatorPasskeys', { _id: id })
  await endOtherSessions(call, caller)
  const values = { name: operator.name, passkey: passkey.name }
  await queueMail(call, { recipient: operator.email, language, template: 'operatorPasskeyRemoved', values })
  return {}
}
