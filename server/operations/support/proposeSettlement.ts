import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { actingParty, findOrder } from '#server/domain/order/orders.ts'
import { findDispute } from '#server/domain/support/disputes.ts'
import { proposeSettlement as propose } from '#server/domain/support/dispute-proposals.ts'
import { serializeDispute } from '#server/domain/support/dispute-serializer.ts'
import type { Operation } from '#server/operation.ts'

export const proposeSettlement: Operation<'proposeSettlement'> = async (call) => {
  const { caller, id, body } = call
  const order = await findOrder(call, caller, id)
  const side = actingParty(order, caller)
  // The other side's yes makes it binding at once.
  await assertNotAlerted(call, caller)
  await propose(call, order, side, body)
  return serializeDispute(call, await findDispute(call, order), order)
}
