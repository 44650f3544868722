import { attach } from '#server/domain/document/attachments.ts'
import { assertInTime, serializeDispute } from '#server/domain/support/disputes.ts'
import { actingParty, findOrder, moveOrder } from '#server/domain/order/orders.ts'
import type { Operation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export const openDispute: Operation<'openDispute'> = async (call) => {
  const { tables, caller, id, body, now } = call
  const order = await findOrder(call, caller, id)
  const by = actingParty(order, caller)
  const reason = body.reason.trim()
  await moveOrder(call, order, { type: 'order.dispute', by }, { userId: caller.user._id, note: reason })
  await assertInTime(call, order)
  const dispute: Row<'disputes'> = {
    _id: order._id,
    buyerId: caller.user._id,
    reason,
    openedAt: now,
    outcome: null,
    note: null,
    resolvedAt: null,
    resolvedBy: null,
  }
  await tables.insert('disputes', dispute)
  const { attachments = [] } = body
  await attach(call, caller.user._id, attachments, { subject: 'dispute', subjectId: order._id, readerIds: [order.sellerId] })
  return serializeDispute(call, dispute)
}
