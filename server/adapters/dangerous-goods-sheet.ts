import type { DeliveryNoteDocument, DeliveryNoteLine } from '../ports/invoice-document.ts'
import { colours, contentWidth, makeRoom, sheetSize, styles } from './document-sheet.ts'
import {
  createInvoiceFormats,
  type InvoiceFormats,
  type InvoiceTexts,
  inItsOwnDirection,
  leftToRight,
} from './invoice-formats.ts'
import { packagesText } from './invoice-items.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import type { Alignment, TextBlock } from './pdf-pen.ts'

type Carriage = NonNullable<DeliveryNoteDocument['carriage']>

const padding = 8
const width = contentWidth - 2 * padding

/**
 * The dangerous goods declaration of a delivery note: what ADR 5.4.1.1.1 wants of a transport document beside consignor and consignee, which
 * stand above, with the emergency phone and the consignor's declaration, in one piece. The description is in English in every language, and
 * the rest is said in English again below another one (ADR 5.4.1.4.1), for the authorities of the countries on the way.
 */
export function drawDangerousGoods(sheet: InvoiceSheet, { carriage, lines }: DeliveryNoteDocument): void {
  const [line] = lines
  if (carriage === undefined || line === undefined) return
  const { pen, texts, formats, invoice } = sheet
  const own = [
    pen.block(texts.dangerousGoods, styles.label, width),
    pen.block(leftToRight(carriage.description), { size: 10.5, weight: 700 }, width),
    ...factsOf({ texts, formats }, line, carriage.emergencyPhone).map((fact) => pen.block(fact, styles.body, width)),
    pen.block(texts.consignorDeclares, styles.small, width),
    ...signatureOf(sheet, carriage).map((signed) => pen.block(signed, styles.body, width)),
  ]
  const english = invoice.language === 'en' ? [] : englishBlocks(sheet, line, carriage)
  const gap = english.length === 0 ? 0 : 6
  const height = heightOf(own) + gap + heightOf(english) + 2 * padding
  makeRoom(sheet, height)
  pen.panel({ start: sheetSize.margin, top: sheet.top, width: contentWidth, height }, colours.tint, 4)
  const top = sheet.top + padding
  putBelow(sheet, own, top, 'start')
  // English reads from the left, also on a page that is mirrored.
  putBelow(sheet, english, top + heightOf(own) + gap, invoice.language === 'ar' ? 'end' : 'start')
  sheet.top += height + 16
}

function englishBlocks({ pen, english: texts, invoice }: InvoiceSheet, line: DeliveryNoteLine, carriage: Carriage): TextBlock[] {
  const formats = createInvoiceFormats('en', texts)
  const facts = factsOf({ texts, formats }, line, carriage.emergencyPhone)
  return [
    pen.block(leftToRight(texts.dangerousGoods), styles.label, width),
    pen.block(leftToRight(facts.join(' – ')), styles.body, width),
    pen.block(leftToRight(texts.consignorDeclares), styles.small, width),
    ...signatureOf({ texts, formats, invoice }, carriage).map((signed) => pen.block(leftToRight(signed), styles.body, width)),
  ]
}

/** How much it is on one line, whom to call on another. */
function factsOf(
  { texts, formats }: { texts: InvoiceTexts; formats: InvoiceFormats },
  line: DeliveryNoteLine,
  emergencyPhone: string,
): string[] {
  const { grossKilograms: gross } = line
  const amounts = [
    `${texts.packages}: ${packagesText({ texts, formats }, line)}`,
    `${texts.quantity}: ${formats.quantity(line.quantity)}`,
    ...(gross === undefined ? [] : [`${texts.grossWeight}: ${formats.quantity({ value: gross, unit: 'kg' })}`]),
  ]
  return [amounts.join(' – '), `${texts.emergencyPhone}: ${leftToRight(emergencyPhone)}`]
}

/** Who signs the declaration, for whom, where and when (ADR 5.4.1.1.1, IMDG Code 5.4.1.6); nobody on notes from before it was kept. */
function signatureOf(
  { texts, formats, invoice }: Pick<InvoiceSheet, 'texts' | 'formats' | 'invoice'>,
  { signatory }: Carriage,
): string[] {
  if (signatory === undefined) return []
  const { name, city, country, signedOn } = signatory
  const place = [inItsOwnDirection(city), formats.country(country)].filter((part) => part !== '').join(texts.comma)
  const signed = { name: inItsOwnDirection(name), company: inItsOwnDirection(invoice.seller.name) }
  return [formats.fill(texts.signedBy, { ...signed, place, date: formats.date(signedOn) })]
}

const lineGap = 3
const heightOf = (blocks: readonly TextBlock[]): number => blocks.reduce((sum, { height }) => sum + height + lineGap, 0)

function putBelow({ pen }: InvoiceSheet, blocks: readonly TextBlock[], from: number, align: Alignment): void {
  let top = from
  for (const block of blocks) top += pen.put(block, { start: sheetSize.margin + padding, top, width }, align) + lineGap
}
