import { documentIn, issuedDocument } from '#server/domain/order/invoice-language.ts'
import { findOrder } from '#server/domain/order/orders.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/**
 * Drawn from the snapshot taken when it was issued, in the language that the call names, else the buyer's: the same bytes at every call in a
 * language, whatever changed since.
 */
export const viewInvoice: Operation<'viewInvoice'> = async (call) => {
  const { tables, ports, caller, id, namedLanguage } = call
  const invoice = await tables.find('invoices', { _id: id })
  if (invoice === undefined) throw notFound()
  const order = await findOrder(call, caller, invoice.orderId)
  const document = issuedDocument(invoice)
  const bytes = await ports.invoiceDocuments.render(documentIn(document, namedLanguage ?? document.language, order))
  return { bytes, contentType: 'application/pdf', fileName: `${invoice.number}.pdf`, cache: 'private' }
}
