import type {
  CreditNoteDocument,
  DeliveryNoteLine,
  InvoiceDocument,
  PaymentInvoiceDocument,
  PaymentInvoiceLine,
} from '../ports/invoice-document.ts'
import { inItsOwnDirection, leftToRight } from './invoice-formats.ts'
import { colours, contentWidth, drawTable, sheetSize, styles } from './document-sheet.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import { type Cell, createTable, type Table, type TableColumn } from './pdf-table.ts'

const frame = { start: sheetSize.margin, width: contentWidth, leastFill: 130 }
const tableColours = { head: colours.head, headText: colours.brand, detail: colours.muted, rule: colours.rule }

/** The lines of the document; the table's head is repeated on every page. */
export function drawItems(sheet: InvoiceSheet): void {
  const { invoice, pen, texts, formats } = sheet
  if (invoice.kind === 'payment' || invoice.kind === 'creditNote') {
    const currency = formats.fill(texts.amountsIn, { currency: leftToRight(invoice.currency) })
    sheet.top +=
      pen.put(pen.block(currency, styles.small), { start: sheetSize.margin, top: sheet.top, width: contentWidth }, 'end') + 3
  }
  const table = tableOf(sheet, invoice)
  drawTable(sheet, table)
  sheet.top += 14
}

function tableOf(sheet: InvoiceSheet, invoice: InvoiceDocument): Table {
  if (invoice.kind === 'delivery') return createTable(sheet.pen, frame, deliveryColumns(sheet), invoice.lines, tableColours)
  if (invoice.kind === 'packingList') return createTable(sheet.pen, frame, packingColumns(sheet), invoice.lines, tableColours)
  return createTable(sheet.pen, frame, paymentColumns(sheet, invoice.currency), taxedLines(invoice), tableColours)
}

/** The carriage has what the goods leave of net and tax, so that a reader finds the sums again. */
type TaxedLine = Pick<PaymentInvoiceLine, 'net' | 'tax' | 'taxRate'> & { item?: PaymentInvoiceLine }

function taxedLines({ lines, shipping, tax }: PaymentInvoiceDocument | CreditNoteDocument): TaxedLine[] {
  const items = lines.map((line) => ({ ...line, item: line }))
  const [{ taxRate } = { taxRate: 0 }] = lines
  const taxOfItems = lines.reduce((sum, line) => sum + line.tax, 0)
  return shipping === 0 ? items : [...items, { net: shipping, taxRate, tax: tax - taxOfItems }]
}

function paymentColumns(sheet: InvoiceSheet, currency: string): TableColumn<TaxedLine>[] {
  const { texts, formats } = sheet
  return [
    numberColumn(sheet),
    {
      head: texts.description,
      align: 'start',
      width: 'fill',
      cell: ({ item }) =>
        item === undefined
          ? [texts.freight]
          : [
              ...itemCell(sheet, item),
              ...substanceTexts(sheet, item),
              ...orderedPackages(sheet, item),
              ...customsTexts(sheet, item),
            ],
    },
    {
      head: texts.quantity,
      align: 'number',
      width: { atMost: 90 },
      cell: ({ item }) => [item && item.isAmount !== true ? formats.quantity(item.quantity) : '–'],
    },
    {
      head: texts.unitPrice,
      align: 'number',
      width: { atMost: 90 },
      cell: ({ item }) => (item && item.isAmount !== true ? priceCell(sheet, item, currency) : ['–']),
    },
    { head: texts.net, align: 'number', width: { atMost: 90 }, cell: ({ net }) => [formats.amount({ amount: net, currency })] },
    { head: texts.taxRate, align: 'number', width: { atMost: 60 }, cell: ({ taxRate }) => [formats.percent(taxRate)] },
    { head: texts.tax, align: 'number', width: { atMost: 90 }, cell: ({ tax }) => [formats.amount({ amount: tax, currency })] },
  ]
}

function deliveryColumns(sheet: InvoiceSheet): TableColumn<DeliveryNoteLine>[] {
  const { texts, formats } = sheet
  return [
    numberColumn(sheet),
    {
      head: texts.description,
      align: 'start',
      width: 'fill',
      cell: (line) => [...itemCell(sheet, line), ...batchTexts(sheet, line)],
    },
    { head: texts.unNumber, align: 'start', width: { atMost: 60 }, cell: ({ unNumber }) => [leftToRight(unNumber ?? '–')] },
    {
      head: texts.hazardCodes,
      align: 'start',
      width: { atMost: 86 },
      cell: ({ hazardCodes = [] }) => [leftToRight(hazardCodes.length === 0 ? '–' : hazardCodes.join(', '))],
    },
    { head: texts.packages, align: 'start', width: { atMost: 100 }, cell: (line) => packagesCell(sheet, line) },
    { head: texts.quantity, align: 'number', width: { atMost: 90 }, cell: ({ quantity }) => [formats.quantity(quantity)] },
  ]
}

function packingColumns(sheet: InvoiceSheet): TableColumn<DeliveryNoteLine>[] {
  const { texts } = sheet
  return [
    numberColumn(sheet),
    {
      head: texts.description,
      align: 'start',
      width: 'fill',
      cell: (line) => [...itemCell(sheet, line), ...batchTexts(sheet, line)],
    },
    { head: texts.packages, align: 'start', width: { atMost: 100 }, cell: (line) => [packagesText(sheet, line)] },
    { head: texts.quantity, align: 'number', width: { atMost: 90 }, cell: ({ quantity }) => [sheet.formats.quantity(quantity)] },
    {
      head: texts.netWeight,
      align: 'number',
      width: { atMost: 90 },
      cell: ({ netKilograms }) => [weightText(sheet, netKilograms)],
    },
    {
      head: texts.grossWeight,
      align: 'number',
      width: { atMost: 90 },
      cell: ({ grossKilograms }) => [weightText(sheet, grossKilograms)],
    },
  ]
}

/** Kilograms; a dash where the weight is not known. */
export const weightText = ({ formats }: Pick<InvoiceSheet, 'formats'>, kilograms: number | undefined): string =>
  kilograms === undefined ? '–' : formats.quantity({ value: kilograms, unit: 'kg' })

function substanceTexts({ texts }: InvoiceSheet, { unNumber, grade }: PaymentInvoiceLine): string[] {
  return [
    ...(grade === undefined ? [] : [texts.grades[grade]]),
    ...(unNumber === undefined ? [] : [leftToRight(unNumber.replace(/^UN/, 'UN '))]),
  ]
}

/** Of what was ordered in whole packages. */
const orderedPackages = ({ formats }: InvoiceSheet, { packages }: PaymentInvoiceLine): string[] =>
  packages === undefined ? [] : [formats.packages(packages)]

/** Of an export. */
function customsTexts({ texts, formats }: InvoiceSheet, { hsCode, countryOfOrigin }: PaymentInvoiceLine): string[] {
  return [
    ...(hsCode === undefined ? [] : [`${texts.hsCode} ${leftToRight(hsCode)}`]),
    ...(countryOfOrigin === undefined ? [] : [`${texts.countryOfOrigin}: ${formats.country(countryOfOrigin)}`]),
  ]
}

function numberColumn({ texts, formats }: InvoiceSheet): TableColumn<unknown> {
  return { head: texts.lineNumber, align: 'start', width: { atMost: 30 }, cell: (_line, index) => [formats.count(index + 1)] }
}

function itemCell({ texts }: InvoiceSheet, line: { readonly name: string; readonly casNumber?: string }): Cell {
  const name = inItsOwnDirection(line.name)
  return line.casNumber === undefined ? [name] : [name, `${texts.casNumber} ${leftToRight(line.casNumber)}`]
}

/** A price in another currency than the document's says so. */
function priceCell({ texts, formats }: InvoiceSheet, line: PaymentInvoiceLine, currency: string): Cell {
  const { unitPrice, priceUnit } = line
  const price = unitPrice.currency === currency ? formats.amount(unitPrice) : formats.money(unitPrice)
  if (priceUnit === undefined) return [price]
  return [price, priceUnit === 'piece' ? texts.perPiece : formats.fill(texts.perUnit, { unit: texts.unit[priceUnit] })]
}

/** A line for each batch: its number, its part of the goods, and its days. */
function batchTexts({ texts, formats }: InvoiceSheet, { batches = [] }: DeliveryNoteLine): string[] {
  return batches.map(({ number, quantity, madeOn, expiresOn, retestOn }) =>
    [
      formats.fill(texts.batch, { number: leftToRight(number) }),
      quantity && formats.quantity(quantity),
      madeOn && formats.fill(texts.madeOn, { date: formats.date(madeOn) }),
      expiresOn && formats.fill(texts.expiresOn, { date: formats.date(expiresOn) }),
      retestOn && formats.fill(texts.retestOn, { date: formats.date(retestOn) }),
    ]
      .filter((part) => part !== undefined)
      .join(texts.comma),
  )
}

function packagesCell(sheet: InvoiceSheet, line: DeliveryNoteLine): Cell {
  const { texts, formats } = sheet
  const { grossKilograms } = line
  const packages = packagesText(sheet, line)
  if (grossKilograms === undefined) return [packages]
  return [packages, formats.fill(texts.gross, { weight: formats.quantity({ value: grossKilograms, unit: 'kg' }) })]
}

export function packagesText(
  { texts, formats }: Pick<InvoiceSheet, 'texts' | 'formats'>,
  { packages }: DeliveryNoteLine,
): string {
  if (packages === undefined) return '–'
  const { count, kind, net } = packages
  if (net !== undefined) return formats.packages({ count, kind, net })
  return formats.fill(texts.packagesOf, { count: formats.count(count), kind: texts.packageKind[kind] })
}
