import type { InvoiceDocumentMaker } from '#server/ports/invoice-document.ts'
import { createNodeFontLoader } from './invoice-fonts-node.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Invoices as the server makes them: fonts from the installed packages. The library that draws is loaded with the first of them. */
export function nodeInvoiceDocuments(): InvoiceDocumentMaker {
  let maker: Promise<InvoiceDocumentMaker> | undefined
  return {
    render: async (invoice) => (await (maker ??= loadMaker())).render(invoice),
  }
}

async function loadMaker(): Promise<InvoiceDocumentMaker> {
  const { createPdfInvoiceMaker } = await import('./invoice-document-pdfkit.ts')
  return createPdfInvoiceMaker({ loadFont: createNodeFontLoader(), texts: invoiceTexts })
}
