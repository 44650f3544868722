import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { actingParty, findOrder } from '#server/domain/order/orders.ts'
import { findDispute } from '#server/domain/support/disputes.ts'
import { answerProposal as answer } from '#server/domain/support/dispute-proposals.ts'
import { serializeDispute } from '#server/domain/support/dispute-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const answerProposal: Operation<'answerProposal'> = async (call) => {
  const { caller, id, body } = call
  const order = await findOrder(call, caller, id)
  const side = actingParty(order, caller)
  // It moves the money and ends the dispute.
  if (body.event === 'proposal.accept') await assertNotAlerted(call, caller)
  await answer(call, order, side, body)
  return serializeDispute(call, await findDispute(call, order), order)
}
