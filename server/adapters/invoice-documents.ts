import pLimit from 'p-limit'
import type { InvoiceDocument, InvoiceDocumentMaker } from '#server/ports/invoice-document.ts'
import type { FontLoader } from './pdf-fonts.ts'

/**
 * Invoices in every language that a buyer may read. The libraries that shape and draw them are loaded with the first of them. One is drawn
 * at a time, with other work in between: drawing takes the only thread. Those who ask for the same one together share it.
 */
export function pdfInvoiceDocuments(loadFont: FontLoader): InvoiceDocumentMaker {
  let maker: Promise<InvoiceDocumentMaker> | undefined
  const oneAtATime = pLimit(1)
  const drawings = new Map<string, Promise<Uint8Array>>()
  const draw = async (invoice: InvoiceDocument): Promise<Uint8Array> => {
    // Everything that has come in meanwhile is served first.
    await new Promise((resolve) => setTimeout(resolve))
    return (await (maker ??= loadMaker(loadFont))).render(invoice)
  }
  return {
    async render(invoice) {
      const key = JSON.stringify(invoice)
      const drawn = drawings.get(key) ?? oneAtATime(draw, invoice)
      drawings.set(key, drawn)
      try {
        return await drawn
      } finally {
        drawings.delete(key)
      }
    },
  }
}

async function loadMaker(loadFont: FontLoader): Promise<InvoiceDocumentMaker> {
  const [{ createPdfInvoiceMaker }, { invoiceTexts }] = await Promise.all([
    import('./invoice-document-pdfkit.ts'),
    import('./invoice-texts.ts'),
  ])
  return createPdfInvoiceMaker({ loadFont, texts: invoiceTexts })
}
