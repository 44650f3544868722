import { findOrder } from '#server/domain/order/orders.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'
import type { InvoiceDocument } from '#server/ports/invoice-document.ts'

/** Drawn from the snapshot taken when it was issued: the same bytes at every call, whatever changed since. */
export const viewInvoice: Operation<'viewInvoice'> = async (call) => {
  const { tables, ports, caller, id } = call
  const invoice = await tables.find('invoices', { _id: id })
  if (invoice === undefined) throw notFound()
  await findOrder(call, caller, invoice.orderId)
  // Only issueInvoice writes this column, and only InvoiceDocuments.
  const document = invoice.document as unknown as InvoiceDocument
  const bytes = await ports.invoiceDocuments.render(document)
  return { bytes, contentType: 'application/pdf', fileName: `${invoice.number}.pdf`, cache: 'private' }
}
