import { colours, contentWidth, makeRoom, sheetSize } from './document-sheet.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import type { Alignment, TextBlock } from './pdf-pen.ts'

const padding = 8
const lineGap = 3
const partGap = 6

/** The width of the blocks in such a panel, in points. */
export const panelTextWidth = contentWidth - 2 * padding

/** Draws blocks in a tinted panel of one piece, and the same in English below them for the authorities on the way; none where the sheet is English. */
export function drawBilingualPanel(
  sheet: InvoiceSheet,
  own: readonly TextBlock[],
  english: readonly TextBlock[],
  isMirrored: boolean,
): void {
  const gap = english.length === 0 ? 0 : partGap
  const height = heightOf(own) + gap + heightOf(english) + 2 * padding
  makeRoom(sheet, height)
  sheet.pen.panel({ start: sheetSize.margin, top: sheet.top, width: contentWidth, height }, colours.tint, 4)
  const top = sheet.top + padding
  putBelow(sheet, own, top, 'start')
  // English reads from the left, also on a page that is mirrored.
  putBelow(sheet, english, top + heightOf(own) + gap, isMirrored ? 'end' : 'start')
  sheet.top += height + 16
}

const heightOf = (blocks: readonly TextBlock[]): number => blocks.reduce((sum, { height }) => sum + height + lineGap, 0)

function putBelow({ pen }: InvoiceSheet, blocks: readonly TextBlock[], from: number, align: Alignment): void {
  let top = from
  for (const block of blocks) {
    top += pen.put(block, { start: sheetSize.margin + padding, top, width: panelTextWidth }, align) + lineGap
  }
}
