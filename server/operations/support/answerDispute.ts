import { actingParty, findOrder } from '#server/domain/order/orders.ts'
import { findDispute } from '#server/domain/support/disputes.ts'
import { answerDispute as answer } from '#server/domain/support/dispute-answers.ts'
import { serializeDispute } from '#server/domain/support/dispute-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const answerDispute: Operation<'answerDispute'> = async (call) => {
  const { caller, id, body } = call
  const order = await findOrder(call, caller, id)
  const { text, attachments = [] } = body
  await answer(call, order, actingParty(order, caller), { text: text.trim(), attachments })
  return serializeDispute(call, await findDispute(call, order), order)
}
