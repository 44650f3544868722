import type { OrderEvent } from '#src/machines/lifecycles/order.machine.ts'
import { issueInvoice } from '#server/domain/order/invoices.ts'
import { serializeOrder } from '#server/domain/order/order-serializer.ts'
import { releaseStock } from '#server/domain/order/order-stock.ts'
import { actingParty, findOrder, moveOrder, type OrderRow } from '#server/domain/order/orders.ts'
import { completeOrder } from '#server/domain/order/order-completion.ts'
import { serializeQuote } from '#server/domain/quote/quote-serializer.ts'
import { isQuoteChange, type QuoteChange, quoteChanges } from '#server/domain/quote/quote-changes.ts'
import { findQuote } from '#server/domain/quote/quotes.ts'
import { refundOrder } from '#server/domain/payment/refunds.ts'
import { invalidFields, forbidden } from '#server/domain/platform/domain-error.ts'
import type { BodyOf, Call, Operation } from '#server/operation.ts'

type Change = (call: Call<'changeStatus'>, order: OrderRow, by: 'buyer' | 'seller') => Promise<OrderRow>

const changes: Record<Exclude<BodyOf<'changeStatus'>['event'], QuoteChange>, Change> = {
  'order.cancel': async (call, order, by) => {
    const reason = call.body.reason?.trim()
    if (!reason) throw invalidFields({ reason: { key: 'server:field.reason' } })
    const cancelled = await move(call, order, { type: 'order.cancel', by }, { note: reason, set: { reason } })
    await releaseStock(call, order)
    await call.tables.update('payments', { orderId: order._id, status: ['created', 'processing'] }, { status: 'cancelled' })
    return cancelled
  },
  'order.refund': (call, order, by) => {
    const reason = call.body.reason?.trim()
    if (!reason) throw invalidFields({ reason: { key: 'server:field.reason' } })
    return refundOrder(call, order, by, { note: reason, userId: call.caller.user._id })
  },
  'order.process': (call, order, by) => move(call, order, { type: 'order.process', by }),
  'order.dispatch': async (call, order, by) => {
    const { tables, now, body } = call
    const { driverName, driverPhone, vehicle } = body
    if (driverName === undefined || driverPhone === undefined || vehicle === undefined) {
      const missing = (['driverName', 'driverPhone', 'vehicle'] as const).filter((field) => body[field] === undefined)
      throw invalidFields(Object.fromEntries(missing.map((field) => [field, { key: 'server:field.driver' }])))
    }
    const dispatched = await move(call, order, { type: 'order.dispatch', by })
    await tables.insert('shipments', {
      _id: order._id,
      state: 'offered',
      driverName,
      driverPhone,
      vehicle,
      receivedBy: null,
      updatedAt: now,
    })
    const issued = await tables.count('invoices', { orderId: order._id, kind: 'delivery' })
    if (issued === 0) await issueInvoice(call, dispatched, 'delivery')
    return dispatched
  },
  'order.confirm': async (call, order, by) => {
    if (by === 'seller') throw forbidden()
    return completeOrder(call, order, { by, userId: call.caller.user._id })
  },
}

export const changeStatus: Operation<'changeStatus'> = async (call) => {
  const { caller, id, body } = call
  const { event } = body
  if (isQuoteChange(event)) {
    const quote = await findQuote(call, caller, id)
    const actor = { by: actingParty(quote, caller), userId: caller.user._id }
    return serializeQuote(call, await quoteChanges[event](call, quote, actor, body))
  }
  const order = await findOrder(call, caller, id)
  return serializeOrder(call, await changes[event](call, order, actingParty(order, caller)))
}

const move = (
  call: Call<'changeStatus'>,
  order: OrderRow,
  event: OrderEvent,
  extra: { note?: string; set?: Partial<OrderRow> } = {},
) => moveOrder(call, order, event, { userId: call.caller.user._id, ...extra })
