import type { InvoiceDocumentMaker } from '#server/ports/invoice-document.ts'
import { drawnInTurn } from './drawn-in-turn.ts'
import type { FontLoader } from './pdf-fonts.ts'

/** Invoices in every language that a buyer may read. */
export const pdfInvoiceDocuments = (loadFont: FontLoader): InvoiceDocumentMaker =>
  drawnInTurn(async () => {
    const [{ createPdfInvoiceMaker }, { invoiceTexts }] = await Promise.all([
      import('./invoice-document-pdfkit.ts'),
      import('./invoice-texts.ts'),
    ])
    return createPdfInvoiceMaker({ loadFont, texts: invoiceTexts })
  })
