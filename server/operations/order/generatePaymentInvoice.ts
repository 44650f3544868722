import { issueInvoice } from '#server/domain/order/invoices.ts'
import { serializeInvoice } from '#server/domain/order/order-serializer.ts'
import { dueDays } from '#server/domain/order/payment-reminders.ts'
import { actingParty, findOrder, moveOrder } from '#server/domain/order/orders.ts'
import type { Operation } from '#server/operation.ts'

export const generatePaymentInvoice: Operation<'generatePaymentInvoice'> = async (call) => {
  const { caller, id } = call
  const order = await findOrder(call, caller, id)
  const by = actingParty(order, caller)
  const invoiced = await moveOrder(
    call,
    order,
    { type: 'order.invoice', by },
    { userId: caller.user._id, set: dueDays(order, call.now) },
  )
  const invoice = await issueInvoice(call, invoiced, { kind: 'payment' })
  return serializeInvoice(invoice)
}
