import type { DeliveryNoteDocument, DeliveryNoteLine } from '../ports/invoice-document.ts'
import { drawBilingualPanel, panelTextWidth } from './bilingual-panel.ts'
import { styles } from './document-sheet.ts'
import {
  createInvoiceFormats,
  type InvoiceFormats,
  type InvoiceTexts,
  inItsOwnDirection,
  leftToRight,
} from './invoice-formats.ts'
import { packagesText } from './invoice-items.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import type { TextBlock } from './pdf-pen.ts'

type Carriage = NonNullable<DeliveryNoteDocument['carriage']>

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
    pen.block(texts.dangerousGoods, styles.label, panelTextWidth),
    pen.block(leftToRight(carriage.description), { size: 10.5, weight: 700 }, panelTextWidth),
    ...factsOf({ texts, formats }, line, carriage.emergencyPhone).map((fact) => pen.block(fact, styles.body, panelTextWidth)),
    pen.block(texts.consignorDeclares, styles.small, panelTextWidth),
    ...signatureOf(sheet, carriage).map((signed) => pen.block(signed, styles.body, panelTextWidth)),
  ]
  const english = invoice.language === 'en' ? [] : englishBlocks(sheet, line, carriage)
  drawBilingualPanel(sheet, own, english, invoice.language === 'ar')
}

function englishBlocks({ pen, english: texts, invoice }: InvoiceSheet, line: DeliveryNoteLine, carriage: Carriage): TextBlock[] {
  const formats = createInvoiceFormats('en', texts)
  const facts = factsOf({ texts, formats }, line, carriage.emergencyPhone)
  return [
    pen.block(leftToRight(texts.dangerousGoods), styles.label, panelTextWidth),
    pen.block(leftToRight(facts.join(' – ')), styles.body, panelTextWidth),
    pen.block(leftToRight(texts.consignorDeclares), styles.small, panelTextWidth),
    ...signatureOf({ texts, formats, invoice }, carriage).map((signed) =>
      pen.block(leftToRight(signed), styles.body, panelTextWidth),
    ),
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
