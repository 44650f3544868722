import { actingParty, moveOrder } from '#server/domain/orders.ts'
import { rejectQuote } from '#server/domain/quote-changes.ts'
import { findTradeObject, tradeAnswer } from '#server/domain/trade-objects.ts'
import type { Operation } from '#server/operation.ts'

export const rejectOrder: Operation<'rejectOrder'> = async (call) => {
  const { caller, id, body } = call
  const userId = caller.user._id
  const { order, quote } = await findTradeObject(call, caller, id)
  const by = actingParty(order ?? quote, caller)
  const reason = body.reason.trim()
  if (quote !== undefined) return tradeAnswer(call, { quote: await rejectQuote(call, quote, { by, userId }, reason) })
  const rejected = await moveOrder(call, order, { type: 'order.reject', by }, { userId, note: reason, set: { reason } })
  return tradeAnswer(call, { order: rejected })
}
