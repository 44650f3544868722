import { issueInvoice } from '#server/domain/invoices.ts'
import { invoiceAnswer } from '#server/domain/order-answers.ts'
import { actingParty, findOrder, moveOrder } from '#server/domain/orders.ts'
import type { Operation } from '#server/operation.ts'

export const generatePaymentInvoice: Operation<'generatePaymentInvoice'> = async (call) => {
  const { caller, id } = call
  const order = await findOrder(call, caller, id)
  const by = actingParty(order, caller)
  const invoiced = await moveOrder(call, order, { type: 'order.invoice', by }, { userId: caller.user._id })
  const invoice = await issueInvoice(call, invoiced, 'payment')
  return invoiceAnswer(invoice)
}
