import type enTexts from '#locales/en/statement.json'
import type { StatementDocument, StatementLine } from '../ports/statement-document.ts'
import { colours, contentWidth, type DocumentSheet, drawFact, drawTable, sheetSize, styles } from './document-sheet.ts'
import { inItsOwnDirection, leftToRight } from './invoice-formats.ts'
import { createTable, type TableColumn } from './pdf-table.ts'

/** The namespace `statement` in one language. */
export type StatementTexts = typeof enTexts

export interface StatementSheet extends DocumentSheet {
  readonly statement: StatementDocument
  readonly texts: StatementTexts
}

const gap = 10
const padding = 9
const rowHeight = 18

/** Whose statement it is, and of which month. */
export function drawStatementFacts(sheet: StatementSheet): void {
  const { pen, texts, formats, statement } = sheet
  const { seller, month, currency, issuedOn } = statement
  const address = [...seller.address, formats.country(seller.country)]
  if (seller.taxNumber !== undefined) address.push(`${texts.taxNumber} ${leftToRight(seller.taxNumber)}`)
  const width = (contentWidth - 3 * gap) / 4
  const facts: [string, string][] = [
    [texts.seller, inItsOwnDirection(seller.name)],
    [texts.month, formats.month(month)],
    [texts.currency, leftToRight(currency)],
    [texts.issued, formats.date(issuedOn)],
  ]
  const heights = facts.map(([label, value], index) =>
    drawFact(pen, label, value, { start: sheetSize.margin + index * (width + gap), top: sheet.top, width }),
  )
  sheet.top += Math.max(...heights) + 3
  const place = pen.block(inItsOwnDirection(address.join('\n')), styles.small, contentWidth / 2)
  sheet.top += pen.put(place, { start: sheetSize.margin, top: sheet.top, width: contentWidth / 2 }) + 12
}

/** From the balance at the start to the one at the end. */
export function drawSummary(sheet: StatementSheet): void {
  const { pen, texts, formats, statement } = sheet
  const { opening, closing, totals, currency } = statement
  const rows: [label: string, amount: number, isBold?: true][] = [
    [texts.opening, opening, true],
    [texts.total.earning, totals.earning.amount],
    [texts.total.earningReversal, -totals.earningReversal.amount],
    [texts.total.payout, -totals.payout.amount],
    [texts.total.payoutReturn, totals.payoutReturn.amount],
    [texts.closing, closing, true],
  ]
  const height = rows.length * rowHeight + 2 * padding
  pen.panel({ start: sheetSize.margin, top: sheet.top, width: contentWidth, height }, colours.tint, 4)
  const inner = { start: sheetSize.margin + padding, width: contentWidth - 2 * padding }
  const blocks = rows.map(([label, amount, isBold]) => {
    const style = isBold ? styles.value : styles.body
    return [pen.block(label, style), pen.block(formats.money({ amount, currency }), style)] as const
  })
  const widest = Math.max(...blocks.map(([, amount]) => amount.width))
  let top = sheet.top + padding
  for (const [label, amount] of blocks) {
    pen.put(label, { ...inner, top })
    pen.put(amount, { ...inner, top }, { widest })
    top += rowHeight
  }
  sheet.top += height + 6
  const notes = [`${texts.total.commission}: ${formats.money(totals.commission)}`, ...(closing < 0 ? [texts.debtNote] : [])]
  for (const note of notes) {
    const block = pen.block(note, styles.small, contentWidth)
    sheet.top += pen.put(block, { start: sheetSize.margin, top: sheet.top, width: contentWidth })
  }
  sheet.top += 12
}

/** Each movement with the balance after it; the table's head is repeated on every page. */
export function drawTransactions(sheet: StatementSheet): void {
  const { pen, texts, formats, statement } = sheet
  const { lines, currency } = statement
  const box = { start: sheetSize.margin, width: contentWidth }
  if (lines.length === 0) {
    sheet.top += pen.put(pen.block(texts.empty, styles.body), { ...box, top: sheet.top }) + 14
    return
  }
  const amounts = formats.fill(texts.amountsIn, { currency: leftToRight(currency) })
  sheet.top += pen.put(pen.block(amounts, styles.small), { ...box, top: sheet.top }, 'end') + 3
  const tableColours = { head: colours.head, headText: colours.brand, detail: colours.muted, rule: colours.rule }
  const table = createTable(pen, { ...box, leastFill: 90 }, columnsOf(sheet), lines, tableColours)
  drawTable(sheet, table)
}

function columnsOf({ texts, formats, statement }: StatementSheet): TableColumn<StatementLine>[] {
  const amount = (minor: number) => formats.amount({ amount: minor, currency: statement.currency })
  const shown = (minor: number, isShown: boolean): [string] => [isShown ? amount(minor) : '']
  const number = { align: 'number', width: { atMost: 90 } } as const
  return [
    { head: texts.date, align: 'start', width: { atMost: 100 }, cell: ({ on }) => [formats.date(on)] },
    {
      head: texts.what,
      align: 'start',
      width: 'fill',
      cell: ({ kind, reference }) => [texts.kind[kind], leftToRight(reference)],
    },
    { head: texts.commission, ...number, cell: ({ commission }) => shown(commission, commission !== 0) },
    { head: texts.in, ...number, cell: (line) => shown(line.amount, line.direction === 'in') },
    { head: texts.out, ...number, cell: (line) => shown(line.amount, line.direction === 'out') },
    { head: texts.balance, ...number, cell: ({ balance }) => [amount(balance)] },
  ]
}
