import { assertNotAlerted } from '#server/domain/account/sign-in-alerts.ts'
import { serializeOrder } from '#server/domain/order/order-serializer.ts'
import { acceptFreight, quoteFreight } from '#server/domain/order/freight-quotes.ts'
import { actingParty, findOrder, moveOrder, type OrderRow } from '#server/domain/order/orders.ts'
import { dispatchOrder } from '#server/domain/delivery/dispatching.ts'
import { postponeDispatch } from '#server/domain/order/postponing.ts'
import { completeOrder } from '#server/domain/order/order-completion.ts'
import { serializeQuote } from '#server/domain/quote/quote-serializer.ts'
import { isQuoteChange, type QuoteChange, quoteChanges } from '#server/domain/quote/quote-changes.ts'
import { findQuote } from '#server/domain/quote/quotes.ts'
import { cancelOrder } from '#server/domain/payment/cancellations.ts'
import { notifyOfLateCancel, refundOrder } from '#server/domain/payment/refunds.ts'
import { withdrawDispute } from '#server/domain/support/dispute-outcomes.ts'
import { invalidFields, forbidden } from '#server/domain/platform/domain-error.ts'
import type { BodyOf, Call, Operation } from '#server/operation.ts'

type Change = (call: Call<'changeStatus'>, order: OrderRow, by: 'buyer' | 'seller') => Promise<OrderRow>

const changes: Record<Exclude<BodyOf<'changeStatus'>['event'], QuoteChange>, Change> = {
  'order.quoteFreight': async (call, order, by) => {
    // What the buyer is asked to pay.
    await assertNotAlerted(call, call.caller)
    const { freight } = call.body
    if (freight === undefined) throw invalidFields({ freight: { key: 'server:field.required' } })
    return quoteFreight(call, order, { by, userId: call.caller.user._id }, freight)
  },
  'order.acceptFreight': (call, order, by) => {
    const { expectedTotal } = call.body
    if (expectedTotal === undefined) throw invalidFields({ expectedTotal: { key: 'server:field.required' } })
    return acceptFreight(call, order, { by, userId: call.caller.user._id }, expectedTotal)
  },
  'order.cancel': (call, order, by) => {
    const reason = call.body.reason?.trim()
    if (!reason) throw invalidFields({ reason: { key: 'server:field.reason' } })
    return cancelOrder(call, order, by, { note: reason, userId: call.caller.user._id })
  },
  'order.postpone': (call, order, by) => {
    const { dispatchOn } = call.body
    if (dispatchOn === undefined) throw invalidFields({ dispatchOn: { key: 'server:field.required' } })
    return postponeDispatch(call, order, by, dispatchOn)
  },
  'order.refund': async (call, order, by) => {
    const reason = call.body.reason?.trim()
    if (!reason) throw invalidFields({ reason: { key: 'server:field.reason' } })
    const move = { note: reason, userId: call.caller.user._id }
    const refunded = await refundOrder(call, order, by, by === 'buyer' ? { ...move, notified: {} } : move)
    if (by === 'buyer') await notifyOfLateCancel(call, refunded, reason)
    return refunded
  },
  'order.process': (call, order, by) => moveOrder(call, order, { type: 'order.process', by }, { userId: call.caller.user._id }),
  'order.dispatch': async (call, order, by) => {
    // The goods leave, to wherever it was agreed with whoever ordered them.
    await assertNotAlerted(call, call.caller)
    return dispatchOrder(call, order, call.body.dispatch, { by, user: call.caller.user })
  },
  'order.confirm': async (call, order, by) => {
    if (by === 'seller') throw forbidden()
    // It pays the seller and ends the buyer's right to complain.
    await assertNotAlerted(call, call.caller)
    // A dispute that the goods have answered.
    if (order.status === 'disputed') await withdrawDispute(call, order)
    return completeOrder(call, order, { by, userId: call.caller.user._id })
  },
}

export const changeStatus: Operation<'changeStatus'> = async (call) => {
  const { caller, id, body } = call
  const { event } = body
  if (isQuoteChange(event)) {
    const quote = await findQuote(call, caller, id)
    const actor = { by: actingParty(quote, caller), userId: caller.user._id }
    return serializeQuote(call, await quoteChanges[event](call, quote, actor, body), caller)
  }
  const order = await findOrder(call, caller, id)
  return serializeOrder(call, await changes[event](call, order, actingParty(order, caller)), caller)
}
