import type { PackingListDocument } from '../ports/invoice-document.ts'
import { drawBilingualPanel, panelTextWidth } from './bilingual-panel.ts'
import { styles } from './document-sheet.ts'
import {
  createInvoiceFormats,
  inItsOwnDirection,
  type InvoiceFormats,
  type InvoiceTexts,
  leftToRight,
} from './invoice-formats.ts'
import { packagesText, weightText } from './invoice-items.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import type { TextBlock } from './pdf-pen.ts'

/** The packages with their weights and marks in one piece, in another language than English in English as well, for customs on the way. */
export function drawPacking(sheet: InvoiceSheet, list: PackingListDocument): void {
  const { texts, formats, english } = sheet
  const own = blocksOf(sheet, texts.packing, linesOf({ texts, formats }, list))
  const inEnglish = { texts: english, formats: createInvoiceFormats('en', english) }
  const repeated = [list.nameInEnglish, ...linesOf(inEnglish, list)].map(leftToRight)
  const below = list.language === 'en' ? [] : blocksOf(sheet, leftToRight(english.packingList), repeated)
  drawBilingualPanel(sheet, own, below, list.language === 'ar')
}

/** The weights of each line, and the marks: of a single kind of goods, as every order is. */
function linesOf(of: { texts: InvoiceTexts; formats: InvoiceFormats }, { lines, marks }: PackingListDocument): string[] {
  const { texts } = of
  const weights = lines.map((line) =>
    [
      `${texts.packages}: ${packagesText(of, line)}`,
      `${texts.netWeight}: ${weightText(of, line.netKilograms)}`,
      `${texts.grossWeight}: ${weightText(of, line.grossKilograms)}`,
    ].join(' – '),
  )
  return [...weights, `${texts.marks}: ${marks.map(inItsOwnDirection).join(' / ')}`]
}

const blocksOf = ({ pen }: InvoiceSheet, label: string, lines: readonly string[]): TextBlock[] => [
  pen.block(label, styles.label, panelTextWidth),
  ...lines.map((line) => pen.block(line, styles.body, panelTextWidth)),
]
