import { openInvoices, openSums, serializeOpenInvoice } from '#server/domain/order/open-invoices.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getOpenInvoices: Operation<'getOpenInvoices'> = async (call) => {
  const { tables, caller, body, now } = call
  const { side } = caller
  const { limit, offset } = pageOf(body)
  const all = await openInvoices(call, caller.user._id, side)
  const page = all.slice(offset, offset + limit)
  const [parties, invoices] = await Promise.all([
    page.length === 0 ? [] : tables.parties(page.map(({ buyerId, sellerId }) => (side === 'seller' ? buyerId : sellerId))),
    page.length === 0 ? [] : tables.list('invoices', { orderId: page.map(({ _id }) => _id), kind: 'payment' }),
  ])
  const numbers = new Map(invoices.map(({ orderId, number }) => [orderId, number]))
  return {
    total: all.length,
    sums: openSums(all, now),
    invoices: page.map((order) => serializeOpenInvoice(order, { side, now, parties, numbers })),
  }
}
