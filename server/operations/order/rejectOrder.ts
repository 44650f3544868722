import { actingParty, moveOrder } from '#server/domain/order/orders.ts'
import { rejectQuote } from '#server/domain/quote/quote-changes.ts'
import { findTradeObject, serializeOrderOrQuote } from '#server/domain/quote/order-or-quote.ts'
import type { Operation } from '#server/operation.ts'

export const rejectOrder: Operation<'rejectOrder'> = async (call) => {
  const { caller, id, body } = call
  const userId = caller.user._id
  const { order, quote } = await findTradeObject(call, caller, id)
  const by = actingParty(order ?? quote, caller)
  const reason = body.reason.trim()
  if (quote !== undefined)
    return serializeOrderOrQuote(call, { quote: await rejectQuote(call, quote, { by, userId }, reason) }, call.caller)
  const rejected = await moveOrder(call, order, { type: 'order.reject', by }, { userId, note: reason, set: { reason } })
  return serializeOrderOrQuote(call, { order: rejected }, call.caller)
}
