import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'
import type { CreditNoteDocument, PaymentInvoiceDocument } from '#server/ports/invoice-document.ts'

export const getOwnInvoices: Operation<'getOwnInvoices'> = async ({ tables, caller, body }) => {
  const { rows, total } = await tables.invoicePage({ buyerId: caller.user._id, ...pageOf(body) })
  return {
    total,
    invoices: rows.map(({ _id, number, orderId, document, issuedAt }) => {
      // The query leaves delivery notes out; the others are written by issueInvoice and issueCreditNote alone.
      const {
        kind,
        orderNumber,
        seller,
        total: amount,
        currency,
      } = document as unknown as PaymentInvoiceDocument | CreditNoteDocument
      return { _id, number, kind, orderId, orderNumber, seller: seller.name, amount: { amount, currency }, issuedAt }
    }),
  }
}
