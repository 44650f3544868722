import type { InvoiceDocumentMaker } from '#server/ports/invoice-document.ts'
import { createPdfInvoiceMaker } from './invoice-document-pdfkit.ts'
import { createNodeFontLoader } from './invoice-fonts-node.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Invoices as the server makes them: fonts from the installed packages. */
export const nodeInvoiceDocuments = (): InvoiceDocumentMaker =>
  createPdfInvoiceMaker({ loadFont: createNodeFontLoader(), texts: invoiceTexts })
