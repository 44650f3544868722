import type { OrderRow } from './orders.ts'
import type { InvoiceDocument, InvoiceLanguage } from '#server/ports/invoice-document.ts'
import { serverText } from '#server/texts.ts'
import type { Row } from '#server/store/tables.ts'

type Named = Pick<OrderRow, 'name_en' | 'name_ar' | 'name_bn'>

/** The name of what was ordered, in English where the seller gave none in that language. */
export const orderedName = (order: Named, language: InvoiceLanguage): string => order[`name_${language}`] ?? order.name_en

/** What a credit note calls a part of the price that was given back. */
export const partRefundName = (order: Named, language: InvoiceLanguage): string =>
  serverText(language, 'server:creditNote.partRefund', { product: orderedName(order, language) })

/** Returns the document that a row of `invoices` keeps. */
export const issuedDocument = ({ document }: Pick<Row<'invoices'>, 'document'>): InvoiceDocument =>
  document as unknown as InvoiceDocument // Only issueInvoice writes this column, and only InvoiceDocuments.

/**
 * An issued document in the language of whoever reads it: what is stored stays as it was issued, in the buyer's. Names that the order has in
 * that language are taken from it; every other text is printed as it was typed.
 */
export function documentIn<Document extends InvoiceDocument>(
  document: Document,
  language: InvoiceLanguage,
  order: Named,
): Document {
  if (language === document.language) return document
  const nameIn = (issued: string): string => {
    const names = [orderedName, partRefundName].find((name) => name(order, document.language) === issued)
    return names?.(order, language) ?? issued
  }
  return { ...document, language, lines: document.lines.map((line) => ({ ...line, name: nameIn(line.name) })) }
}
