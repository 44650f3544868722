import { queueForgetting } from '#server/domain/payment/card-tasks.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import type { Operation } from '#server/operation.ts'

export const deleteSavedCard: Operation<'deleteSavedCard'> = async (call) => {
  const { tables, caller, id } = call
  const own = { _id: id, userId: caller.user._id }
  const card = await tables.find('savedCards', own)
  if (card === undefined) throw notFound()
  await tables.remove('savedCards', own)
  await queueForgetting(call, card.reference)
  await recordSecurityEvent(call, { kind: 'card.removed', accountId: caller.user._id, subject: id })
  return {}
}
