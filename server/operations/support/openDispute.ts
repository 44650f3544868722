import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { attach } from '#server/domain/document/attachments.ts'
import { proposeSettlement } from '#server/domain/support/dispute-proposals.ts'
import { claimOf, kindOfDispute, openDispute as open } from '#server/domain/support/disputes.ts'
import { serializeDispute } from '#server/domain/support/dispute-serializer.ts'
import { actingParty, findOrder } from '#server/domain/order/orders.ts'
import type { Operation } from '#server/operation.ts'

export const openDispute: Operation<'openDispute'> = async (call) => {
  const { caller, id, body } = call
  const order = await findOrder(call, caller, id)
  const by = actingParty(order, caller)
  const kind = kindOfDispute(order, body.kind)
  const claim = claimOf(body)
  // The other side's yes makes it binding at once.
  if (claim !== undefined) await assertNotAlerted(call, caller)
  const dispute = await open(call, order, { by, userId: caller.user._id }, { kind, reason: body.reason.trim() })
  const { attachments = [] } = body
  await attach(call, caller.user._id, attachments, { subject: 'dispute', subjectId: order._id, readerIds: [order.sellerId] })
  if (claim !== undefined) await proposeSettlement(call, order, by, claim)
  return serializeDispute(call, dispute, order)
}
