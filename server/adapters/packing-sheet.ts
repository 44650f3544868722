import type { PackingListDocument } from '../ports/invoice-document.ts'
import { colours, contentWidth, makeRoom, sheetSize, styles } from './document-sheet.ts'
import {
  createInvoiceFormats,
  inItsOwnDirection,
  type InvoiceFormats,
  type InvoiceTexts,
  leftToRight,
} from './invoice-formats.ts'
import { packagesText, weightText } from './invoice-items.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import type { Alignment, TextBlock } from './pdf-pen.ts'

const padding = 8
const width = contentWidth - 2 * padding
const lineGap = 3

/** The packages with their weights and marks in one piece, in another language than English in English as well, for customs on the way. */
export function drawPacking(sheet: InvoiceSheet, list: PackingListDocument): void {
  const { pen, texts, formats, english } = sheet
  const own = blocksOf(sheet, texts.packing, linesOf({ texts, formats }, list))
  const inEnglish = { texts: english, formats: createInvoiceFormats('en', english) }
  const repeated = [list.nameInEnglish, ...linesOf(inEnglish, list)].map(leftToRight)
  const below = list.language === 'en' ? [] : blocksOf(sheet, leftToRight(english.packingList), repeated)
  const gap = below.length === 0 ? 0 : 8
  const height = heightOf(own) + gap + heightOf(below) + 2 * padding
  makeRoom(sheet, height)
  pen.panel({ start: sheetSize.margin, top: sheet.top, width: contentWidth, height }, colours.tint, 4)
  const top = sheet.top + padding
  putBelow(sheet, own, top, 'start')
  putBelow(sheet, below, top + heightOf(own) + gap, list.language === 'ar' ? 'end' : 'start')
  sheet.top += height + 16
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
  pen.block(label, styles.label, width),
  ...lines.map((line) => pen.block(line, styles.body, width)),
]

const heightOf = (blocks: readonly TextBlock[]): number => blocks.reduce((sum, { height }) => sum + height + lineGap, 0)

function putBelow({ pen }: InvoiceSheet, blocks: readonly TextBlock[], from: number, align: Alignment): void {
  let top = from
  for (const block of blocks) top += pen.put(block, { start: sheetSize.margin + padding, top, width }, align) + lineGap
}
