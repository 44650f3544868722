import type { InvoiceDocumentMaker, InvoiceLanguage } from '../ports/invoice-document.ts'
import { drawDangerousGoods } from './dangerous-goods-sheet.ts'
import { drawLetterhead, drawShortHead, sheetSize } from './document-sheet.ts'
import { drawNote, drawPart, drawPayTo, drawSignatures, drawTotals } from './invoice-closing.ts'
import { createInvoiceFormats, type InvoiceTexts } from './invoice-formats.ts'
import { drawItems } from './invoice-items.ts'
import { drawFacts, drawParties } from './invoice-parties.ts'
import { type InvoiceSheet, titleOf } from './invoice-sheet.ts'
import { drawPacking } from './packing-sheet.ts'
import type { FontLoader } from './pdf-fonts.ts'
import { createPdfMaker } from './pdf-maker.ts'
import type { Pen } from './pdf-pen.ts'

export function createPdfInvoiceMaker(options: {
  readonly loadFont: FontLoader
  readonly texts: Readonly<Record<InvoiceLanguage, InvoiceTexts>>
}): InvoiceDocumentMaker {
  const make = createPdfMaker(options.loadFont)
  return {
    async render(invoice) {
      const texts = options.texts[invoice.language]
      return make({
        language: invoice.language,
        title: `${titleOf({ invoice, texts })} ${invoice.number}`,
        author: invoice.seller.name,
        brand: texts.brand,
        issuedOn: invoice.issuedOn,
        printed: [invoice, texts],
        draw: (pen, addPage) => draw(pen, addPage, { invoice, texts, english: options.texts.en }),
      })
    },
  }
}

function draw(pen: Pen, addPage: () => void, of: Pick<InvoiceSheet, 'invoice' | 'texts' | 'english'>): InvoiceSheet {
  const { invoice, texts } = of
  const sheet: InvoiceSheet = {
    ...of,
    formats: createInvoiceFormats(invoice.language, texts),
    pen,
    head: { title: titleOf({ invoice, texts }), number: invoice.number, party: invoice.seller.name },
    top: sheetSize.margin,
    nextPage() {
      addPage()
      drawShortHead(sheet)
    },
  }
  drawLetterhead(sheet)
  drawFacts(sheet)
  drawParties(sheet)
  drawItems(sheet)
  if (invoice.kind === 'delivery') {
    drawPart(sheet, invoice)
    drawDangerousGoods(sheet, invoice)
  }
  if (invoice.kind === 'packingList') drawPacking(sheet, invoice)
  if (invoice.kind === 'payment' || invoice.kind === 'creditNote') drawTotals(sheet, invoice)
  if (invoice.kind === 'payment') drawPayTo(sheet, invoice)
  drawNote(sheet)
  if (invoice.kind === 'delivery') drawSignatures(sheet)
  return sheet
}
