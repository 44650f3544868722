import type { DeliveryNoteDocument } from '../ports/invoice-document.ts'
import { colours, contentWidth, makeRoom, sheetSize, styles } from './document-sheet.ts'
import { leftToRight } from './invoice-formats.ts'
import { packagesText } from './invoice-items.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'

const padding = 8

/**
 * The dangerous goods declaration of a delivery note: what ADR 5.4.1.1.1 wants of a transport document beside consignor and consignee, which
 * stand above, with the emergency phone and the consignor's declaration, in one piece. The description is in English in every language, for the
 * authorities of the countries on the way.
 */
export function drawDangerousGoods(sheet: InvoiceSheet, { carriage, lines }: DeliveryNoteDocument): void {
  const [line] = lines
  if (carriage === undefined || line === undefined) return
  const { pen, texts, formats } = sheet
  const width = contentWidth - 2 * padding
  const facts = [
    [texts.packages, packagesText(sheet, line)],
    [texts.quantity, formats.quantity(line.quantity)],
    ...(line.grossKilograms === undefined
      ? []
      : [[texts.grossWeight, formats.quantity({ value: line.grossKilograms, unit: 'kg' as const })]]),
    [texts.emergencyPhone, leftToRight(carriage.emergencyPhone)],
  ]
  const blocks = [
    pen.block(texts.dangerousGoods, styles.label, width),
    pen.block(leftToRight(carriage.description), { size: 10.5, weight: 700 }, width),
    ...facts.map(([label, value]) => pen.block(`${label}: ${value}`, styles.body, width)),
    pen.block(texts.consignorDeclares, styles.small, width),
  ]
  const height = blocks.reduce((sum, block) => sum + block.height + 3, 0) + 2 * padding
  makeRoom(sheet, height)
  pen.panel({ start: sheetSize.margin, top: sheet.top, width: contentWidth, height }, colours.tint, 4)
  let top = sheet.top + padding
  for (const block of blocks) top += pen.put(block, { start: sheetSize.margin + padding, top, width }) + 3
  sheet.top += height + 16
}
