import { inItsOwnDirection, type InvoiceFormats, leftToRight } from './invoice-formats.ts'
import { type Pen, type TextStyle } from './pdf-pen.ts'
import type { Table } from './pdf-table.ts'

/** A4 in points. */
export const sheetSize = { width: 595.28, height: 841.89, margin: 40, bottom: 60 } as const
export const contentWidth = sheetSize.width - 2 * sheetSize.margin

export const colours = {
  brand: '#0b6e69',
  tint: '#eef5f4',
  head: '#dcebe9',
  muted: '#56636f',
  rule: '#cfd8dd',
  page: '#ffffff',
} as const

export const styles = {
  label: { size: 7.5, weight: 700, color: colours.brand },
  value: { size: 9.5, weight: 700 },
  body: { size: 9 },
  small: { size: 8, color: colours.muted },
} as const satisfies Record<string, TextStyle>

/** The drawing context of every part of a document. `top` is where the next part starts; each part advances it. */
export interface DocumentSheet {
  readonly texts: { readonly brand: string; readonly pageOf: string }
  readonly formats: InvoiceFormats
  readonly pen: Pen
  /** What the pages are headed with; `party`: who issues the document. */
  readonly head: { readonly title: string; readonly number: string; readonly party: string }
  top: number
  /** Starts a page, with its short head, and sets `top` below it. */
  nextPage(): void
}

/** Keeps a part of that height (points) on one page. */
export function makeRoom(sheet: DocumentSheet, height: number): void {
  if (sheet.top + height > sheetSize.height - sheetSize.bottom) sheet.nextPage()
}

/** Draws a table from the top down; its head is repeated on every page. */
export function drawTable(sheet: DocumentSheet, table: Table): void {
  makeRoom(sheet, table.headHeight + (table.rowHeights[0] ?? 0))
  table.drawHead(sheet.top)
  sheet.top += table.headHeight
  for (const [index, height] of table.rowHeights.entries()) {
    if (sheet.top + height > sheetSize.height - sheetSize.bottom) {
      sheet.nextPage()
      table.drawHead(sheet.top)
      sheet.top += table.headHeight
    }
    table.drawRow(index, sheet.top)
    sheet.top += height
  }
}

/** The head of the first page: word-mark and title. */
export function drawLetterhead(sheet: DocumentSheet): void {
  const { pen, texts, head } = sheet
  const { margin } = sheetSize
  drawMark(pen, margin, margin + 2, 26)
  pen.put(pen.block(texts.brand, { size: 21, weight: 700, color: colours.brand }), {
    start: margin + 36,
    top: margin,
    width: 200,
  })
  const title = pen.block(head.title, { size: 18, weight: 700 })
  const box = { start: margin, top: margin - 4, width: contentWidth }
  const below = box.top + pen.put(title, box, 'end')
  pen.put(pen.block(leftToRight(head.number), { size: 11, color: colours.muted }), { ...box, top: below }, 'end')
  pen.rule({ start: margin, top: margin + 46, width: contentWidth }, colours.brand, 1.2)
  sheet.top = margin + 58
}

/** The head of every further page. */
export function drawShortHead(sheet: DocumentSheet): void {
  const { pen, texts, head } = sheet
  const { margin } = sheetSize
  const box = { start: margin, top: margin - 10, width: contentWidth }
  drawMark(pen, margin, margin - 9, 14)
  const brand = pen.block(texts.brand, { size: 11, weight: 700, color: colours.brand })
  pen.put(brand, { ...box, start: margin + 20 })
  pen.put(pen.block(`${head.title} ${leftToRight(head.number)}`, { size: 9, color: colours.muted }), box, 'end')
  pen.rule({ start: margin, top: margin + 12, width: contentWidth }, colours.brand, 0.8)
  sheet.top = margin + 22
}

/** A hexagon in a hexagon: a ring as chemists draw it. */
function drawMark(pen: Pen, start: number, top: number, size: number): void {
  for (const [radius, thickness] of [
    [size / 2, size / 13],
    [size / 3.4, size / 22],
  ] as const) {
    const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = (Math.PI / 3) * corner + Math.PI / 6
      return [start + size / 2 + radius * Math.cos(angle), top + size / 2 + radius * Math.sin(angle)] as const
    })
    pen.polygon(corners, colours.brand, thickness)
  }
}

/** `page` and `pages` count from 1. */
export function drawFoot(sheet: DocumentSheet, page: number, pages: number): void {
  const { pen, texts, formats, head } = sheet
  const box = { start: sheetSize.margin, top: sheetSize.height - 38, width: contentWidth }
  pen.rule({ ...box, top: box.top - 5 }, colours.rule)
  const number = leftToRight(head.number)
  const named = pen.block(`${inItsOwnDirection(head.party)} · ${number}`, styles.small)
  pen.put(named.width > contentWidth * 0.7 ? pen.block(number, styles.small) : named, box)
  const counted = formats.fill(texts.pageOf, { page: formats.count(page), pages: formats.count(pages) })
  pen.put(pen.block(counted, styles.small), box, 'end')
}

/** Small label above, value below; returns the height. */
export function drawFact(pen: Pen, label: string, value: string, box: { start: number; top: number; width: number }): number {
  const labelHeight = pen.put(pen.block(label, styles.label, box.width), box)
  return labelHeight + pen.put(pen.block(value, styles.value, box.width), { ...box, top: box.top + labelHeight })
}
