import type { StatementDocumentMaker } from '#server/ports/statement-document.ts'
import { drawnInTurn } from './drawn-in-turn.ts'
import type { FontLoader } from './pdf-fonts.ts'

/** Statements in every language that a seller may read. */
export const pdfStatementDocuments = (loadFont: FontLoader): StatementDocumentMaker =>
  drawnInTurn(async () => {
    const { createPdfStatementMaker } = await import('./statement-document-pdfkit.ts')
    return createPdfStatementMaker(loadFont)
  })
