import ar from '#locales/ar/statement.json' with { type: 'json' }
import bn from '#locales/bn/statement.json' with { type: 'json' }
import en from '#locales/en/statement.json' with { type: 'json' }
import type { StatementDocument, StatementDocumentMaker } from '../ports/statement-document.ts'
import { drawLetterhead, drawShortHead, sheetSize } from './document-sheet.ts'
import { createInvoiceFormats } from './invoice-formats.ts'
import { invoiceTexts } from './invoice-texts.ts'
import type { FontLoader } from './pdf-fonts.ts'
import { createPdfMaker } from './pdf-maker.ts'
import type { Pen } from './pdf-pen.ts'
import { drawTransactions, drawStatementFacts, drawSummary, type StatementSheet, type StatementTexts } from './statement-sheet.ts'

const textsOf: Readonly<Record<StatementDocument['language'], StatementTexts>> = { en, ar, bn }

export function createPdfStatementMaker(loadFont: FontLoader): StatementDocumentMaker {
  const make = createPdfMaker(loadFont)
  return {
    async render(statement) {
      const { language, month, currency, issuedOn, seller } = statement
      const texts = textsOf[language]
      return make({
        language,
        title: `${texts.title} ${month} ${currency}`,
        author: seller.name,
        brand: texts.brand,
        issuedOn,
        // Names of months and countries come from the language itself, whose font is loaded anyhow.
        printed: [statement, texts],
        draw: (pen, addPage) => draw(pen, addPage, statement, texts),
      })
    },
  }
}

function draw(pen: Pen, addPage: () => void, statement: StatementDocument, texts: StatementTexts): StatementSheet {
  const { language, month, currency, seller } = statement
  const sheet: StatementSheet = {
    statement,
    texts,
    formats: createInvoiceFormats(language, invoiceTexts[language]),
    pen,
    head: { title: texts.title, number: `${month} · ${currency}`, party: seller.name },
    top: sheetSize.margin,
    nextPage() {
      addPage()
      drawShortHead(sheet)
    },
  }
  drawLetterhead(sheet)
  drawStatementFacts(sheet)
  drawSummary(sheet)
  drawTransactions(sheet)
  return sheet
}
