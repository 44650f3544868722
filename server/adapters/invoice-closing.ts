import type { CreditNoteDocument, DeliveryNoteDocument, PaymentInvoiceDocument, PayTo } from '../ports/invoice-document.ts'
import { inItsOwnDirection, leftToRight } from './invoice-formats.ts'
import { colours, contentWidth, drawFact, makeRoom, sheetSize, styles } from './document-sheet.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import { createTable, type Table } from './pdf-table.ts'

const gap = 14
const totalsWidth = 225
const taxesWidth = contentWidth - totalsWidth - gap
const padding = 8

/** Taxes by rate beside the totals, kept together on one page. */
export function drawTotals(sheet: InvoiceSheet, invoice: PaymentInvoiceDocument | CreditNoteDocument): void {
  const rows = totalRows(sheet, invoice)
  const taxes = taxTable(sheet, invoice)
  const taxesHeight = taxes.headHeight + taxes.rowHeights.reduce((sum, height) => sum + height, 0)
  const totalsHeight = rows.reduce((sum, { label }) => sum + label.height + padding, 0)
  makeRoom(sheet, Math.max(taxesHeight, totalsHeight))
  const { pen, top } = sheet

  taxes.drawHead(top)
  let rowTop = top + taxes.headHeight
  for (const [index, height] of taxes.rowHeights.entries()) {
    taxes.drawRow(index, rowTop)
    rowTop += height
  }

  const box = { start: sheetSize.margin + taxesWidth + gap, width: totalsWidth }
  const inner = { start: box.start + padding, width: box.width - 2 * padding }
  const widest = Math.max(...rows.map(({ amount }) => amount.width))
  let lineTop = top
  for (const { label, amount, isTotal } of rows) {
    const height = label.height + padding
    if (isTotal) pen.panel({ ...box, top: lineTop, height }, colours.brand, 3)
    else pen.rule({ ...box, top: lineTop + height }, colours.rule)
    pen.put(label, { ...inner, top: lineTop + padding / 2 })
    pen.put(amount, { ...inner, top: lineTop + padding / 2 }, { widest })
    lineTop += height
  }
  sheet.top = Math.max(rowTop, lineTop) + 16
  drawTreatment(sheet, invoice)
}

/** The words that the law asks for where no tax is charged. */
function drawTreatment(sheet: InvoiceSheet, { taxTreatment }: PaymentInvoiceDocument | CreditNoteDocument): void {
  if (taxTreatment === undefined || taxTreatment.kind === 'domestic') return
  const { pen, texts, formats } = sheet
  const values = { from: formats.country(taxTreatment.from), to: formats.country(taxTreatment.to) }
  const text = formats.fill(texts.taxTreatment[taxTreatment.kind], values)
  const block = pen.block(text, { size: 10, weight: 700 }, contentWidth)
  makeRoom(sheet, block.height)
  sheet.top += pen.put(block, { start: sheetSize.margin, top: sheet.top, width: contentWidth }) + 14
}

function totalRows({ pen, texts, formats }: InvoiceSheet, invoice: PaymentInvoiceDocument | CreditNoteDocument) {
  const { currency } = invoice
  const row = (text: string, minor: number) => ({
    label: pen.block(text, styles.body),
    amount: pen.block(formats.amount({ amount: minor, currency }), styles.body),
    isTotal: false,
  })
  const style = { size: 11, weight: 700, color: colours.page } as const
  return [
    row(texts.subtotal, invoice.subtotal),
    row(texts.freight, invoice.shipping),
    row(texts.tax, invoice.tax),
    {
      label: pen.block(texts.total, style),
      amount: pen.block(formats.money({ amount: invoice.total, currency }), style),
      isTotal: true,
    },
  ]
}

function taxTable(
  { pen, texts, formats }: InvoiceSheet,
  { currency, taxByRate }: PaymentInvoiceDocument | CreditNoteDocument,
): Table {
  return createTable(
    pen,
    { start: sheetSize.margin, width: taxesWidth, leastFill: 50 },
    [
      { head: texts.taxByRate, align: 'start', width: 'fill', cell: ({ rate }) => [formats.percent(rate)] },
      {
        head: texts.taxableAmount,
        align: 'number',
        width: { atMost: 90 },
        cell: ({ net }) => [formats.amount({ amount: net, currency })],
      },
      { head: texts.tax, align: 'number', width: { atMost: 90 }, cell: ({ tax }) => [formats.amount({ amount: tax, currency })] },
    ],
    taxByRate,
    { head: colours.tint, headText: colours.brand, detail: colours.muted, rule: colours.rule },
  )
}

/** Where alone to pay: the marketplace's account where it takes the order's currency, and a warning of any other. */
export function drawPayTo(sheet: InvoiceSheet, { payTo }: PaymentInvoiceDocument): void {
  if (payTo !== undefined) drawAccount(sheet, payTo)
  // Names, addresses and notes are the seller's: whatever account they speak of is another.
  const { pen, texts } = sheet
  const block = pen.block(payTo === undefined ? texts.payHere : texts.payOnly, styles.body, contentWidth)
  makeRoom(sheet, block.height)
  sheet.top += pen.put(block, { start: sheetSize.margin, top: sheet.top, width: contentWidth }) + 14
}

/** Where to transfer the money, in one piece: the marketplace holds it until the order is completed. */
function drawAccount(sheet: InvoiceSheet, payTo: PayTo): void {
  const { pen, texts } = sheet
  const { accountName, bankName, bankAddress, iban, swift } = payTo
  const bank = [bankName, ...(bankAddress === undefined ? [] : [bankAddress])].map(inItsOwnDirection).join('\n')
  const facts: [string, string][] = [
    [texts.accountName, inItsOwnDirection(accountName)],
    [texts.iban, leftToRight(iban.replaceAll(/(.{4})(?=.)/g, '$1 '))],
    [texts.bank, bank],
    [texts.swift, leftToRight(swift)],
  ]
  const width = (contentWidth - gap) / 2
  const rows = [facts.slice(0, 2), facts.slice(2)]
  const heightOf = ([label, value]: [string, string]) =>
    pen.block(label, styles.label, width).height + pen.block(value, styles.value, width).height
  const heights = rows.map((row) => Math.max(...row.map(heightOf)) + 6)
  const title = pen.block(texts.payTo, { size: 10, weight: 700 }, contentWidth)
  makeRoom(
    sheet,
    heights.reduce((sum, height) => sum + height, title.height + 4),
  )
  sheet.top += pen.put(title, { start: sheetSize.margin, top: sheet.top, width: contentWidth }) + 4
  for (const [index, row] of rows.entries()) {
    for (const [column, [label, value]] of row.entries()) {
      drawFact(pen, label, value, { start: sheetSize.margin + column * (width + gap), top: sheet.top, width })
    }
    sheet.top += heights[index] ?? 0
  }
  sheet.top += 8
}

/** Of a part of the order: what was ordered, and what is still to come. */
export function drawPart(sheet: InvoiceSheet, { part }: DeliveryNoteDocument): void {
  if (part === undefined) return
  const { pen, texts, formats } = sheet
  const values = { ordered: formats.quantity(part.ordered), remaining: formats.quantity(part.remaining) }
  const block = pen.block(formats.fill(texts.part, values), styles.body, contentWidth)
  makeRoom(sheet, block.height)
  sheet.top += pen.put(block, { start: sheetSize.margin, top: sheet.top, width: contentWidth }) + 12
}

/** In one piece if a page can hold it, else line by line over as many pages as it takes. */
export function drawNote(sheet: InvoiceSheet): void {
  const { invoice, pen, texts } = sheet
  if (invoice.note === undefined || invoice.note.trim() === '') return
  const width = contentWidth - 2 * padding
  const label = pen.block(texts.note, styles.label)
  const note = pen.block(inItsOwnDirection(invoice.note), styles.body, width)
  const lineHeight = note.height / note.lines.length
  const frameHeight = label.height + 2 * padding
  const maxLines = Math.floor((sheetSize.height - sheetSize.bottom - 2 * sheetSize.margin - frameHeight) / lineHeight)
  for (let first = 0; first < note.lines.length; first += maxLines) {
    const lines = note.lines.slice(first, first + maxLines)
    const height = frameHeight + lines.length * lineHeight
    makeRoom(sheet, height)
    const inner = { start: sheetSize.margin + padding, width }
    pen.panel({ start: sheetSize.margin, top: sheet.top, width: contentWidth, height }, colours.tint, 4)
    const below = sheet.top + padding + pen.put(label, { ...inner, top: sheet.top + padding })
    pen.put({ ...note, lines, height: lines.length * lineHeight }, { ...inner, top: below })
    sheet.top += height + 16
  }
}

/** Signatures of carrier and recipient: two fields to be filled in by hand. */
export function drawSignatures(sheet: InvoiceSheet): void {
  const { pen, texts } = sheet
  const fields = [texts.personName, texts.date, texts.signature]
  const width = (contentWidth - gap) / 2
  const lineHeight = 24
  const height = 24 + fields.length * lineHeight + padding
  makeRoom(sheet, height)
  for (const [index, title] of [texts.handedOverBy, texts.receivedBy].entries()) {
    const start = sheetSize.margin + index * (width + gap)
    pen.panel({ start, top: sheet.top, width, height }, colours.tint, 4)
    const inner = { start: start + padding, width: width - 2 * padding }
    pen.put(pen.block(title, styles.label, inner.width), { ...inner, top: sheet.top + padding })
    for (const [line, field] of fields.entries()) {
      const top = sheet.top + 24 + line * lineHeight
      pen.put(pen.block(field, styles.small), { ...inner, top: top + 7 })
      pen.rule({ ...inner, top: top + lineHeight - 3 }, colours.muted, 0.4)
    }
  }
  sheet.top += height + 16
}
