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
  const { carriage: _, part: __, note: ___, ...document } = documentIn(issued, language ?? issued.language, order)
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
    marks: marksOf(document, order),
  }
}

/** What stands on each package: who receives it, the order in both numbers, and the town that it goes to. */
function marksOf({ recipient, buyer }: Pick<DeliveryNoteDocument, 'recipient' | 'buyer'>, order: OrderRow): string[] {
  const marks = [recipient?.name ?? buyer.name, order.number, order.reference, order.deliveryAddress.city]
  return marks.filter((mark) => mark !== null)
}
