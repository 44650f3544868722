import { packingListNumber } from '#src/lib/packing-list-number.ts'
import { convert } from '#src/lib/quantity.ts'
import { documentIn, issuedDocument } from './invoice-language.ts'
import type { OrderRow } from './orders.ts'
import type { DeliveryNoteDocument, InvoiceLanguage, PackingListDocument } from '#server/ports/invoice-document.ts'
import type { Row } from '#server/store/tables.ts'

/**
 * The packing list of what a delivery note is of: its lines with net weights, and the marks of the packages. It has the number of the note, for
 * it says nothing that the note does not. The net weight is known of what is sold by mass.
 */
export function packingListOf(
  note: Pick<Row<'invoices'>, 'document' | 'number'>,
  order: OrderRow,
  language: InvoiceLanguage | undefined,
): PackingListDocument {
  const issued = issuedDocument(note)
  if (issued.kind !== 'delivery') throw new Error(`${note.number} is no delivery note`)
  const read = documentIn(issued, language ?? issued.language, order)
  const { carriage: _, part: __, note: ___, ...document } = read
  return {
    ...document,
    kind: 'packingList',
    number: packingListNumber(note.number),
    deliveryNote: note.number,
    nameInEnglish: order.name_en,
    lines: document.lines.map((line) => {
      const net = convert(line.quantity, 'kg')?.value
      return net === undefined ? line : { ...line, netKilograms: net }
    }),
    marks: marksOf(read, order),
  }
}

/**
 * What stands on each package: who receives it, the order in both numbers, the town that it goes to, and of dangerous goods the UN number (UN Model
 * Regulations, 5.2.1).
 */
function marksOf(note: DeliveryNoteDocument, order: OrderRow): string[] {
  const { recipient, buyer, carriage, lines } = note
  const unNumber = carriage === undefined ? undefined : lines.find((line) => line.unNumber !== undefined)?.unNumber
  const marks = [recipient?.name ?? buyer.name, order.number, order.reference, order.deliveryAddress.city, unNumber ?? null]
  return marks.filter((mark) => mark !== null)
}
