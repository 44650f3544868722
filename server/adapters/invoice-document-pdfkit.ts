import PdfKit from 'pdfkit'
import type { InvoiceDocument, InvoiceDocumentMaker, InvoiceLanguage } from '../ports/invoice-document.ts'
import { drawNote, drawPart, drawSignatures, drawTotals } from './invoice-closing.ts'
import { createInvoiceFormats, directionOf, type InvoiceTexts } from './invoice-formats.ts'
import { drawItems } from './invoice-items.ts'
import { drawFacts, drawParties } from './invoice-parties.ts'
import { drawFoot, drawLetterhead, drawShortHead, type InvoiceSheet, sheetSize, titleOf } from './invoice-sheet.ts'
import { faceOf, fontFile, type FontLoader, type FontWeight, type PdfFace } from './pdf-fonts.ts'
import { createPen, type PdfDocument } from './pdf-pen.ts'
import { openShapingFont, type ShapingFont } from './pdf-shaping.ts'

/** Line height as a multiple of the size: ascent and descent differ by script. */
const leadings: Record<InvoiceLanguage, number> = { en: 1.36, ar: 1.5, bn: 1.5 }

const ownFaces: Record<InvoiceLanguage, readonly PdfFace[]> = {
  en: ['latin'],
  ar: ['latin', 'arabic'],
  bn: ['latin', 'bengali'],
}

const weights = [400, 700] as const satisfies readonly FontWeight[]

/**
 * Runs in Node and in a page alike: the font loader is injected. Only the fonts that a document needs are loaded. Latin, Arabic and Bangla
 * can be printed; a character of another script is printed as U+FFFD. The bytes are the same for every call in one environment; Node and a
 * page compress differently and give the same pages in other bytes.
 */
export function createPdfInvoiceMaker(options: {
  readonly loadFont: FontLoader
  readonly texts: Readonly<Record<InvoiceLanguage, InvoiceTexts>>
}): InvoiceDocumentMaker {
  const fonts = new Map<string, Promise<ShapingFont>>()

  /** A font is opened once for all documents; loading is retried after a failure. */
  function openFont(file: string): Promise<ShapingFont> {
    const opened = fonts.get(file) ?? options.loadFont(file).then(openShapingFont)
    fonts.set(file, opened)
    void opened.catch(() => fonts.delete(file))
    return opened
  }

  return {
    async render(invoice) {
      const texts = options.texts[invoice.language]
      const document = openDocument(invoice, texts)
      const bytes = collect(document)
      for (const file of fontFilesOf(invoice, texts)) {
        // pdfkit's types do not know yet that it takes a parsed font as well.
        document.registerFont(file, (await openFont(file)) as unknown as Uint8Array)
      }
      draw(document, invoice, texts)
      document.end()
      return bytes
    },
  }
}

function openDocument(invoice: InvoiceDocument, texts: InvoiceTexts): PdfDocument {
  return new PdfKit({
    size: [sheetSize.width, sheetSize.height],
    margin: 0,
    // The default, Helvetica, is not available in a page and never used here.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    lang: invoice.language,
    displayTitle: true,
    info: {
      Title: `${titleOf({ invoice, texts })} ${invoice.number}`,
      Author: invoice.seller.name,
      Creator: texts.brand,
      Producer: texts.brand,
      CreationDate: new Date(`${invoice.issuedOn}T00:00:00Z`),
    },
  })
}

function draw(document: PdfDocument, invoice: InvoiceDocument, texts: InvoiceTexts): void {
  const sheet: InvoiceSheet = {
    invoice,
    texts,
    formats: createInvoiceFormats(invoice.language, texts),
    pen: createPen(document, { direction: directionOf(invoice.language), leading: leadings[invoice.language] }),
    top: sheetSize.margin,
    nextPage() {
      document.addPage()
      drawShortHead(sheet)
    },
  }
  drawLetterhead(sheet)
  drawFacts(sheet)
  drawParties(sheet)
  drawItems(sheet)
  if (invoice.kind === 'delivery') drawPart(sheet, invoice)
  if (invoice.kind !== 'delivery') drawTotals(sheet, invoice)
  drawNote(sheet)
  if (invoice.kind === 'delivery') drawSignatures(sheet)
  const { start, count } = document.bufferedPageRange()
  for (let page = 1; page <= count; page += 1) {
    document.switchToPage(start + page - 1)
    drawFoot(sheet, page, count)
  }
}

/** The font of the document's language and of typed text. */
function fontFilesOf(invoice: InvoiceDocument, texts: InvoiceTexts): Set<string> {
  const typed = new Set(JSON.stringify([invoice, texts]))
  const faces = [...ownFaces[invoice.language], ...[...typed].map(faceOf).filter((face) => face !== undefined)]
  return new Set(faces.flatMap((face) => weights.map((weight) => fontFile(face, weight))))
}

function collect(document: PdfDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('error', reject)
    document.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
      let offset = 0
      for (const chunk of chunks) {
        bytes.set(chunk, offset)
        offset += chunk.length
      }
      resolve(bytes)
    })
  })
}
