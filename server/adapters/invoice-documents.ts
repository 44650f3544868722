import type { InvoiceDocumentMaker } from '#server/ports/invoice-document.ts'
import type { FontLoader } from './pdf-fonts.ts'

/** Invoices in every language that a buyer may read. The libraries that shape and draw them are loaded with the first of them. */
export function pdfInvoiceDocuments(loadFont: FontLoader): InvoiceDocumentMaker {
  let maker: Promise<InvoiceDocumentMaker> | undefined
  return {
    render: async (invoice) => (await (maker ??= loadMaker(loadFont))).render(invoice),
  }
}

async function loadMaker(loadFont: FontLoader): Promise<InvoiceDocumentMaker> {
  const [{ createPdfInvoiceMaker }, { invoiceTexts }] = await Promise.all([
    import('./invoice-document-pdfkit.ts'),
    import('./invoice-texts.ts'),
  ])
  return createPdfInvoiceMaker({ loadFont, texts: invoiceTexts })
}
