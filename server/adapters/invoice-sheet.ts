import type { InvoiceDocument } from '../ports/invoice-document.ts'
import type { DocumentSheet } from './document-sheet.ts'
import type { InvoiceTexts } from './invoice-formats.ts'

/** The drawing context of every part of an invoice. */
export interface InvoiceSheet extends DocumentSheet {
  readonly invoice: InvoiceDocument
  readonly texts: InvoiceTexts
  /** For what stands in English beside the document's language. */
  readonly english: InvoiceTexts
}

export function titleOf({ invoice, texts }: Pick<InvoiceSheet, 'invoice' | 'texts'>): string {
  return {
    payment: texts.paymentInvoice,
    creditNote: texts.creditNote,
    delivery: texts.deliveryNote,
    packingList: texts.packingList,
  }[invoice.kind]
}
