import { daysAfter } from '#server/domain/platform/days-after.ts'
import { percentOf } from '#src/lib/money-arithmetic.ts'
import { packagesOf } from '#src/lib/packages.ts'
import type { partOfOrder } from '#server/domain/ledger/part-of-order.ts'
import { addressLines } from './address-lines.ts'
import { orderedName, partRefundName } from './invoice-language.ts'
import { dueDayOf } from './payment-terms.ts'
import { readBankDetails } from '#server/domain/ledger/bank-details.ts'
import { publishOrderChange, type OrderRow } from './orders.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import type {
  DeliveryNoteDocument,
  InvoiceDocument,
  InvoiceParty,
  PaymentInvoiceDocument,
  PayTo,
} from '#server/ports/invoice-document.ts'
import type { Row } from '#server/store/tables.ts'

/** Days that the buyer has to pay in advance. */
const paymentDays = 14
const prefixes = { payment: 'INV', delivery: 'DN', creditNote: 'CN' } as const

/**
 * Issues an invoice: the next number of this seller, year and kind, and a snapshot of all that its PDF shows. Numbers have no gaps,
 * because a transaction that fails gives its number back.
 */
export async function issueInvoice(
  context: OperationContext,
  order: OrderRow,
  of: { kind: 'payment' } | ({ kind: 'delivery' } & Consignment),
): Promise<Row<'invoices'>> {
  const { tables, newId, now } = context
  const { kind } = of
  const [buyer, seller, sellerUser] = await Promise.all([
    tables.find('users', { _id: order.buyerId }),
    tables.find('sellers', { _id: order.sellerId }),
    tables.find('users', { _id: order.sellerId }),
  ])
  // Foreign keys keep both parties of an order.
  if (buyer === undefined || seller === undefined || sellerUser === undefined) throw new Error(`Order ${order._id} lacks a party`)
  const numbered = await nextNumber(context, kind, seller._id)
  const header = {
    number: numbered.number,
    issuedOn: now.slice(0, 10),
    language: buyer.language,
    seller: sellerParty(seller),
    buyer: buyerParty(buyer, order),
    orderNumber: order.number,
    incoterm: order.incoterm,
    deliveryAddress: addressLines(order.deliveryAddress),
    recipient: { name: order.deliveryAddress.fullName, country: order.deliveryAddress.country },
    ...omitNull({ incotermPlace: order.incotermPlace, note: order.note, buyerReference: order.reference, shipBy: order.shipBy }),
  }
  const document: InvoiceDocument =
    of.kind === 'payment'
      ? paymentDocument(header, order, now, {
          customs: await customsFacts(context, order, seller.country),
          payTo: await payTo(context, order),
        })
      : deliveryDocument(header, order, of)
  const invoice: Row<'invoices'> = {
    _id: newId(),
    orderId: order._id,
    kind,
    ...numbered,
    language: buyer.language,
    shipmentId: of.kind === 'delivery' ? (of.shipment?._id ?? null) : null,
    document: { ...document },
    issuedAt: now,
  }
  await tables.insert('invoices', invoice)
  await publishOrderChange(context, order)
  return invoice
}

/**
 * Takes the payment invoice of an order back: the same lines and amounts, or the part of them that is refunded, under a number of a sequence
 * of its own. An invoice is never changed. An order that was never invoiced has nothing to take back.
 */
export async function issueCreditNote(
  context: OperationContext,
  order: OrderRow,
  refunded?: { part: ReturnType<typeof partOfOrder>; note: string },
): Promise<void> {
  const { tables, newId, now } = context
  const invoice = await tables.find('invoices', { orderId: order._id, kind: 'payment' })
  if (invoice === undefined) return
  const numbered = await nextNumber(context, 'creditNote', invoice.sellerId)
  const {
    dueOn: _,
    paymentReference: __,
    paymentTerms: ___,
    payTo: ____,
    ...invoiced
  } = invoice.document as unknown as PaymentInvoiceDocument // Only issueInvoice writes a document of this kind.
  const { number } = numbered
  const document: InvoiceDocument = {
    ...(refunded === undefined ? invoiced : partlyInvoiced(invoiced, order, refunded)),
    kind: 'creditNote',
    number,
    issuedOn: now.slice(0, 10),
    corrects: invoice.number,
  }
  await tables.insert('invoices', {
    _id: newId(),
    orderId: order._id,
    kind: 'creditNote',
    ...numbered,
    language: invoice.language,
    shipmentId: null,
    document: { ...document },
    issuedAt: now,
  })
}

/**
 * The amounts of a part of what was invoiced. Its line is one refund at its own price: the ordered quantity by the ordered price would not
 * give its amount. The note says why.
 */
function partlyInvoiced<Invoiced extends Pick<PaymentInvoiceDocument, 'lines' | 'taxByRate' | 'language' | 'currency'>>(
  invoiced: Invoiced,
  order: OrderRow,
  { part, note }: { part: ReturnType<typeof partOfOrder>; note: string },
) {
  const { subtotal, shipping, tax, total } = part
  const lines = invoiced.lines.map(({ priceUnit: _, packages: __, ...line }) => ({
    ...line,
    name: partRefundName(order, invoiced.language),
    quantity: { value: 1, unit: 'piece' as const },
    isAmount: true as const,
    unitPrice: { amount: subtotal, currency: invoiced.currency },
    net: subtotal,
    // Freight is taxed, too; the line has the tax of its goods.
    tax: subtotal + shipping === 0 ? tax : Math.round((tax * subtotal) / (subtotal + shipping)),
  }))
  const taxByRate = invoiced.taxByRate.map(({ rate }) => ({ rate, net: subtotal + shipping, tax }))
  return { ...invoiced, note, lines, taxByRate, subtotal, shipping, tax, total }
}

/** The next number of this seller, year and kind. */
async function nextNumber({ tables, now }: OperationContext, kind: keyof typeof prefixes, sellerId: string) {
  const year = Number(now.slice(0, 4))
  const sequence = await tables.nextNumber(`${kind}:${year}:${sellerId}`)
  return { sellerId, year, sequence, number: `${prefixes[kind]}-${year}-${String(sequence).padStart(6, '0')}` }
}

type DocumentHeader = Omit<
  PaymentInvoiceDocument,
  | 'kind'
  | 'currency'
  | 'lines'
  | 'taxByRate'
  | 'taxTreatment'
  | 'subtotal'
  | 'shipping'
  | 'tax'
  | 'total'
  | 'paymentReference'
  | 'dueOn'
  | 'paymentTerms'
  | 'payTo'
>

type CustomsFacts = Pick<PaymentInvoiceDocument['lines'][number], 'hsCode' | 'countryOfOrigin'>

/** What customs wants of each line of an export; of goods without a listing nobody states it. */
async function customsFacts({ tables }: OperationContext, order: OrderRow, country: string): Promise<CustomsFacts> {
  if (order.productId === null || order.deliveryAddress.country === country) return {}
  const product = await tables.find('products', { _id: order.productId })
  return product === undefined ? {} : omitNull({ hsCode: product.hsCode, countryOfOrigin: product.countryOfOrigin })
}

/** Where to transfer the money: the marketplace takes transfers in the currency of its account alone. */
async function payTo(context: OperationContext, { currency: wanted }: OrderRow): Promise<PayTo | null> {
  const details = await readBankDetails(context)
  if (details?.currency !== wanted) return null
  const { currency: _, ...account } = details
  return account
}

function paymentDocument(
  header: DocumentHeader,
  order: OrderRow,
  now: string,
  stated: { customs: CustomsFacts; payTo: PayTo | null },
): PaymentInvoiceDocument {
  const { currency, subtotal, shipping, tax, taxRate, total } = order
  return {
    ...header,
    kind: 'payment',
    dueOn: dueDayOf(order, now) ?? daysAfter(now, paymentDays).slice(0, 10),
    ...omitNull({ paymentTerms: order.paymentTerms === 'prepaid' ? null : order.paymentTerms }),
    currency,
    lines: [
      {
        name: orderedName(order, header.language),
        ...omitNull({ casNumber: order.casNumber, unNumber: order.unNumber, grade: order.grade }),
        quantity: order.quantity,
        unitPrice: { amount: order.unitPrice, currency },
        priceUnit: order.priceUnit,
        ...omitNull({ packages: wholePackages(order.packages) }),
        ...stated.customs,
        taxRate,
        net: subtotal,
        tax: percentOf({ amount: subtotal, currency }, taxRate).amount,
      },
    ],
    taxByRate: [{ rate: taxRate, net: subtotal + shipping, tax }],
    taxTreatment: { kind: order.taxKind, from: order.taxFrom, to: order.taxTo },
    subtotal,
    shipping,
    tax,
    total,
    paymentReference: order.number,
    ...omitNull({ payTo: stated.payTo }),
  }
}

/** Those of an order that are counted; a bulk load is not. */
const wholePackages = (packages: OrderRow['packages']) =>
  packages?.count === undefined ? null : { kind: packages.kind, net: packages.net, count: packages.count }

/** What a delivery note tells besides the order: the goods that it goes with, and who carries them, once that is known. */
interface Consignment {
  quantity: OrderRow['quantity']
  /** What is still to come after it. */
  remaining: OrderRow['quantity']
  shipment: Row<'shipments'> | undefined
}

function deliveryDocument(
  header: DocumentHeader,
  order: OrderRow,
  { quantity, remaining, shipment }: Consignment,
): DeliveryNoteDocument {
  const { driverName = null, vehicle = null, carrierName = null, trackingNumber = null } = shipment ?? {}
  const { grossKilograms = null, batches = [], carriage = null } = shipment ?? {}
  const isPart = quantity.value !== order.quantity.value
  return {
    ...header,
    kind: 'delivery',
    lines: [
      {
        name: orderedName(order, header.language),
        ...omitNull({ casNumber: order.casNumber, unNumber: carriage?.unNumber ?? order.unNumber }),
        quantity,
        hazardCodes: order.hazards,
        ...omitNull({ packages: packagesOfNote(order, quantity, shipment), grossKilograms }),
        ...(batches.length > 0 && {
          batches: batches.map(({ quantity: part, batchId: _, ...batch }) =>
            omitNull({ ...batch, quantity: part === null ? null : { value: part, unit: quantity.unit } }),
          ),
        }),
      },
    ],
    ...(isPart && { part: { ordered: order.quantity, remaining } }),
    ...omitNull({ driverName, vehicle, carrierName, trackingNumber }),
    ...(carriage && { carriage: carriageOf(carriage, header.issuedOn) }),
  }
}

/**
 * The packages of a shipment, with what each holds where they are those of the order and make up what is sent; before the dispatch those that
 * the order's make.
 */
function packagesOfNote(
  { packages: ordered }: OrderRow,
  quantity: OrderRow['quantity'],
  shipment: Row<'shipments'> | undefined,
): NonNullable<DeliveryNoteDocument['lines'][number]['packages']> | null {
  const whole = packagesOf(quantity, ordered ?? undefined)
  if (shipment === undefined) return whole ?? null
  const { packages } = shipment
  return packages !== null && whole?.kind === packages.kind && whole.count === packages.count ? whole : packages
}

/** The declaration is signed on the day of the note, which is that of the dispatch. */
function carriageOf(
  { description, emergencyPhone, signatory }: NonNullable<Row<'shipments'>['carriage']>,
  signedOn: string,
): NonNullable<DeliveryNoteDocument['carriage']> {
  if (signatory === undefined) return { description, emergencyPhone }
  return { description, emergencyPhone, signatory: { ...signatory, signedOn } }
}

export function sellerParty(seller: Row<'sellers'>): InvoiceParty {
  const place = [seller.postalCode, seller.city].filter((part) => part !== null).join(' ')
  return {
    name: seller.businessName,
    address: [seller.street, place].filter((line) => line !== null).filter((line) => line !== ''),
    country: seller.country,
    ...(seller.taxNumber === null ? {} : { taxNumber: seller.taxNumber }),
  }
}

/** With the tax number that a reverse charge rests on, whatever the buyer's is by now. */
const buyerParty = (buyer: Row<'users'>, order: OrderRow): InvoiceParty => ({
  name: buyer.businessName ?? buyer.fullName,
  address: addressLines(order.deliveryAddress),
  country: order.deliveryAddress.country,
  ...omitNull({ taxNumber: order.buyerTaxNumber ?? buyer.taxNumber }),
})
