import type { InvoiceParty } from '../ports/invoice-document.ts'
import { inItsOwnDirection, leftToRight } from './invoice-formats.ts'
import { colours, contentWidth, drawFact, sheetSize, styles } from './document-sheet.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import type { TextBlock } from './pdf-pen.ts'

const gap = 10

/** So many numbers stand side by side without being broken. */
const mostInStrip = 4

/** Dates, numbers and words in one strip, or in as many of equal columns as they need. */
export function drawFacts(sheet: InvoiceSheet): void {
  const { pen } = sheet
  const facts = factsOf(sheet)
  const columns = Math.ceil(facts.length / Math.ceil(facts.length / mostInStrip))
  const width = (contentWidth - gap * (columns - 1)) / columns
  for (let first = 0; first < facts.length; first += columns) {
    const heights = facts
      .slice(first, first + columns)
      .map(([label, value], index) =>
        drawFact(pen, label, value, { start: sheetSize.margin + index * (width + gap), top: sheet.top, width }),
      )
    sheet.top += Math.max(...heights) + (first + columns < facts.length ? 6 : 12)
  }
}

function factsOf({ invoice, texts, formats }: InvoiceSheet): [label: string, value: string][] {
  const issued: [string, string] = [texts.issueDate, formats.date(invoice.issuedOn)]
  const order: [string, string] = [texts.orderNumber, leftToRight(invoice.orderNumber)]
  const own: [string, string][] = []
  if (invoice.buyerReference !== undefined) own.push([texts.buyerReference, inItsOwnDirection(invoice.buyerReference)])
  if (invoice.shipBy !== undefined && invoice.kind !== 'creditNote') own.push([texts.shipBy, formats.date(invoice.shipBy)])
  const edition = formats.year(2020)
  const term = leftToRight([invoice.incoterm, invoice.incotermPlace].filter((part) => part !== undefined).join(' '))
  const incoterm: [string, string] = [texts.deliveryTerm, formats.fill(texts.incoterm, { term, edition })]
  if (invoice.kind === 'delivery' || invoice.kind === 'packingList') {
    if (invoice.kind === 'packingList') own.unshift([texts.deliveryNote, leftToRight(invoice.deliveryNote)])
    const { driverName, vehicle, carrierName, trackingNumber } = invoice
    const carrier: [string, string][] = []
    if (driverName !== undefined) carrier.push([texts.driver, inItsOwnDirection(driverName)])
    if (vehicle !== undefined) carrier.push([texts.vehicle, inItsOwnDirection(vehicle)])
    if (carrierName !== undefined) carrier.push([texts.carrier, inItsOwnDirection(carrierName)])
    if (trackingNumber !== undefined) carrier.push([texts.trackingNumber, leftToRight(trackingNumber)])
    return [issued, order, ...own, ...carrier, incoterm]
  }
  if (invoice.kind === 'creditNote') return [issued, order, ...own, [texts.corrects, leftToRight(invoice.corrects)], incoterm]
  const due: [string, string][] = invoice.dueOn === undefined ? [] : [[texts.due, formats.date(invoice.dueOn)]]
  const { paymentTerms, dueOn } = invoice
  if (paymentTerms !== undefined && dueOn !== undefined)
    due.push([texts.payment, formats.fill(texts.terms[paymentTerms], { date: formats.date(dueOn) })])
  return [issued, ...due, order, ...own, [texts.paymentReference, leftToRight(invoice.paymentReference)], incoterm]
}

/** Seller, buyer and place of delivery side by side, equally high. */
export function drawParties(sheet: InvoiceSheet): void {
  const { pen, texts, invoice } = sheet
  const padding = 9
  const width = (contentWidth - 2 * gap) / 3
  const cards = [
    partyBlocks(sheet, texts.seller, invoice.seller, width - 2 * padding),
    partyBlocks(sheet, texts.buyer, invoice.buyer, width - 2 * padding),
    recipientBlocks(sheet, width - 2 * padding),
  ]
  const height = Math.max(...cards.map((blocks) => blocks.reduce((sum, block) => sum + block.height + 1.5, 0))) + 2 * padding
  for (const [index, blocks] of cards.entries()) {
    const start = sheetSize.margin + index * (width + gap)
    pen.panel({ start, top: sheet.top, width, height }, colours.tint, 4)
    let top = sheet.top + padding
    for (const block of blocks) {
      top += pen.put(block, { start: start + padding, top, width: width - 2 * padding }) + 1.5
    }
  }
  sheet.top += height + 14
}

function partyBlocks({ pen, texts, formats }: InvoiceSheet, label: string, party: InvoiceParty, width: number): TextBlock[] {
  const place = [...party.address, formats.country(party.country)].map(inItsOwnDirection).join('\n')
  const blocks = [
    pen.block(label, styles.label),
    pen.block(inItsOwnDirection(party.name), { size: 10.5, weight: 700 }, width),
    pen.block(place, styles.body, width),
  ]
  if (party.taxNumber === undefined) return blocks
  return [...blocks, pen.block(`${texts.taxNumber}: ${leftToRight(party.taxNumber)}`, styles.small, width)]
}

function recipientBlocks(sheet: InvoiceSheet, width: number): TextBlock[] {
  const { pen, texts, invoice } = sheet
  const { recipient, deliveryAddress: address } = invoice
  if (recipient !== undefined) return partyBlocks(sheet, texts.deliveryAddress, { ...recipient, address }, width)
  return [pen.block(texts.deliveryAddress, styles.label), pen.block(inItsOwnDirection(address.join('\n')), styles.body, width)]
}
