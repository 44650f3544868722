import PdfKit from 'pdfkit'
import type { InvoiceLanguage } from '../ports/invoice-document.ts'
import { directionOf } from './invoice-formats.ts'
import { drawFoot, type DocumentSheet, sheetSize } from './document-sheet.ts'
import { faceOf, fontFile, type FontLoader, type FontWeight, type PdfFace } from './pdf-fonts.ts'
import { createPen, type Pen, type PdfDocument } from './pdf-pen.ts'
import { openShapingFont, type ShapingFont } from './pdf-shaping.ts'

/** Line height as a multiple of the size: ascent and descent differ by script. */
const leadings: Record<InvoiceLanguage, number> = { en: 1.36, ar: 1.5, bn: 1.5 }

const ownFaces: Record<InvoiceLanguage, readonly PdfFace[]> = {
  en: ['latin'],
  ar: ['latin', 'arabic'],
  bn: ['latin', 'bengali'],
}

const weights = [400, 700] as const satisfies readonly FontWeight[]

/** What a kind of document is made of. `printed`: everything that may be printed, which decides the fonts. */
export interface PdfParts {
  readonly language: InvoiceLanguage
  readonly title: string
  readonly author: string
  readonly brand: string
  /** ISO 8601 date: also the creation date inside the file. */
  readonly issuedOn: string
  readonly printed: unknown
  /** Draws the pages but for their feet; `addPage` begins another one. */
  draw(pen: Pen, addPage: () => void): DocumentSheet
}

/**
 * Runs in Node and in a page alike: the font loader is injected. Only the fonts that a document needs are loaded. Latin, Arabic and Bangla
 * can be printed; a character of another script is printed as U+FFFD. The bytes are the same for every call in one environment; Node and a
 * page compress differently and give the same pages in other bytes.
 */
export function createPdfMaker(loadFont: FontLoader): (parts: PdfParts) => Promise<Uint8Array> {
  const fonts = new Map<string, Promise<ShapingFont>>()

  /** A font is opened once for all documents; loading is retried after a failure. */
  function openFont(file: string): Promise<ShapingFont> {
    const opened = fonts.get(file) ?? loadFont(file).then(openShapingFont)
    fonts.set(file, opened)
    void opened.catch(() => fonts.delete(file))
    return opened
  }

  return async (parts) => {
    const document = openDocument(parts)
    const bytes = collect(document)
    for (const file of fontFilesOf(parts)) {
      // pdfkit's types do not know yet that it takes a parsed font as well.
      document.registerFont(file, (await openFont(file)) as unknown as Uint8Array)
    }
    const pen = createPen(document, { direction: directionOf(parts.language), leading: leadings[parts.language] })
    const sheet = parts.draw(pen, () => void document.addPage())
    const { start, count } = document.bufferedPageRange()
    for (let page = 1; page <= count; page += 1) {
      document.switchToPage(start + page - 1)
      drawFoot(sheet, page, count)
    }
    document.end()
    return bytes
  }
}

function openDocument({ language, title, author, brand, issuedOn }: PdfParts): PdfDocument {
  return new PdfKit({
    size: [sheetSize.width, sheetSize.height],
    margin: 0,
    // The default, Helvetica, is not available in a page and never used here.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: brand,
      Producer: brand,
      CreationDate: new Date(`${issuedOn}T00:00:00Z`),
    },
  })
}

/** The font of the document's language and of typed text. */
function fontFilesOf({ language, printed }: PdfParts): Set<string> {
  const typed = new Set(JSON.stringify(printed))
  const faces = [...ownFaces[language], ...[...typed].map(faceOf).filter((face) => face !== undefined)]
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
