import type { Incoterm } from '#src/lib/incoterms.ts'
import type { Money } from '#src/lib/money.ts'
import type { PackageKind } from '#src/lib/packages.ts'
import type { Quantity, Unit } from '#src/lib/quantity.ts'
import type { components } from '#src/generated/schema.ts'

type Grade = components['schemas']['Grade']

export type InvoiceLanguage = 'en' | 'ar' | 'bn'

/** `country` is ISO 3166-1 alpha-2; `address` holds the lines above it, printed as they are. */
export interface InvoiceParty {
  readonly name: string
  readonly address: readonly string[]
  readonly taxNumber?: string
  readonly country: string
}

/** The item of one line, in all kinds. */
interface InvoiceItem {
  /** In the document's language where the seller gave one; printed as it is. */
  readonly name: string
  readonly casNumber?: string
  readonly quantity: Quantity
}

/** `net` and `tax` are whole numbers of the minor unit of the document's currency, rounded before any sum. */
export interface PaymentInvoiceLine extends InvoiceItem {
  readonly unitPrice: Money
  /** The unit that the price is for; without it the price stands alone. */
  readonly priceUnit?: Unit
  /** A part of the amount, whatever the quantity: the line of a part refund. Its quantity is one. */
  readonly isAmount?: true
  /** `UN` and four digits. Documents issued before it was kept have neither. */
  readonly unNumber?: string
  readonly grade?: Grade
  /** Of an export: the customs tariff code, and the country of origin (ISO 3166-1 alpha-2). */
  readonly hsCode?: string
  readonly countryOfOrigin?: string
  /** Of what was ordered in whole packages. */
  readonly packages?: { readonly count: number; readonly kind: PackageKind; readonly net: Quantity }
  /** Per cent: 15 is 15 %. */
  readonly taxRate: number
  readonly net: number
  readonly tax: number
}

/** No prices: a delivery note travels with the goods and is read by people who may not know them. */
export interface DeliveryNoteLine extends InvoiceItem {
  /** `UN` and four digits. */
  readonly unNumber?: string
  /** H and EUH codes. */
  readonly hazardCodes?: readonly string[]
  readonly packages?: { readonly count: number; readonly kind: PackageKind; readonly net?: Quantity }
  readonly grossKilograms?: number
  /** On packing lists, of goods that are sold by mass. */
  readonly netKilograms?: number
  readonly batches?: readonly DeliveredBatch[]
}

/** Days are ISO 8601 dates. */
export interface DeliveredBatch {
  readonly number: string
  /** All of the line when left out. */
  readonly quantity?: Quantity
  readonly madeOn?: string
  readonly expiresOn?: string
  readonly retestOn?: string
}

interface InvoiceFrame {
  readonly number: string
  /** ISO 8601 date (`2026-11-21`); also the creation date inside the file. */
  readonly issuedOn: string
  /** Issued in the buyer's; drawn in the reader's. */
  readonly language: InvoiceLanguage
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
  readonly orderNumber: string
  /** The buyer's own number of the order. */
  readonly buyerReference?: string
  /** ISO 8601 date: when the buyer wants the goods to leave. */
  readonly shipBy?: string
  readonly incoterm: Incoterm
  /** Its named place; documents issued before it was kept have none. */
  readonly incotermPlace?: string
  readonly deliveryAddress: readonly string[]
  /** Who receives at that address, and its country (ISO 3166-1 alpha-2). Documents issued before it was kept have none. */
  readonly recipient?: { readonly name: string; readonly country: string }
  readonly note?: string
}

/** How the sale is taxed. `from` and `to` are ISO 3166-1 alpha-2: the seller's country, and that of the delivery. */
export interface TaxTreatment {
  readonly kind: 'domestic' | 'export' | 'reverseCharge' | 'exempt' | 'outOfScope'
  readonly from: string
  readonly to: string
}

/** Amounts without a currency of their own are whole numbers of the minor unit of `currency` (ISO 4217). */
interface PricedDocument extends InvoiceFrame {
  readonly currency: string
  readonly lines: readonly PaymentInvoiceLine[]
  /** `rate` in per cent. The taxes of all rates sum to `tax`. */
  readonly taxByRate: readonly { readonly rate: number; readonly net: number; readonly tax: number }[]
  /** Why no tax is charged; documents issued before it was kept have none. */
  readonly taxTreatment?: TaxTreatment
  readonly subtotal: number
  readonly shipping: number
  readonly tax: number
  readonly total: number
}

export interface PaymentInvoiceDocument extends PricedDocument {
  readonly kind: 'payment'
  /** ISO 8601 date until which the buyer is to pay. */
  readonly dueOn?: string
  /** Of an order on terms: the days from the invoice to `dueOn`. */
  readonly paymentTerms?: 'net30' | 'net60'
  readonly paymentReference: string
  /** The marketplace's account as it was when the invoice was issued; none where it takes no transfers in this currency. */
  readonly payTo?: PayTo
}

/** An account that a buyer transfers to; `iban` without spaces. */
export interface PayTo {
  readonly accountName: string
  readonly bankName: string
  readonly bankAddress?: string
  readonly iban: string
  readonly swift: string
}

/** Takes an invoice back: the same amounts, in the buyer's favour. */
export interface CreditNoteDocument extends PricedDocument {
  readonly kind: 'creditNote'
  /** The number of the invoice. */
  readonly corrects: string
}

export interface DeliveryNoteDocument extends InvoiceFrame {
  readonly kind: 'delivery'
  readonly lines: readonly DeliveryNoteLine[]
  /** When it goes with a part of the order: what was ordered, and what is still to come. */
  readonly part?: { readonly ordered: Quantity; readonly remaining: Quantity }
  /** Of a driver; known once the goods are dispatched. */
  readonly driverName?: string
  readonly vehicle?: string
  /** Of a courier. */
  readonly carrierName?: string
  readonly trackingNumber?: string
  /** Of dangerous goods: the line of the transport document, by ADR 5.4.1.1.1, and the phone that is answered at all hours. */
  readonly carriage?: {
    readonly description: string
    readonly emergencyPhone: string
    readonly signatory?: Signatory
  }
}

/** What is in which packages, without prices; for customs and whoever unpacks. */
export interface PackingListDocument extends InvoiceFrame {
  readonly kind: 'packingList'
  /** The number of the delivery note. */
  readonly deliveryNote: string
  readonly lines: readonly DeliveryNoteLine[]
  /** In English, for what is repeated in it. */
  readonly nameInEnglish: string
  /** What stands on each package, line by line. */
  readonly marks: readonly string[]
  readonly driverName?: string
  readonly vehicle?: string
  readonly carrierName?: string
  readonly trackingNumber?: string
}

/** Who signs for the seller; `country` is ISO 3166-1 alpha-2, `signedOn` an ISO 8601 date. */
export interface Signatory {
  readonly name: string
  readonly city: string
  readonly country: string
  readonly signedOn: string
}

export type InvoiceDocument = PaymentInvoiceDocument | CreditNoteDocument | DeliveryNoteDocument | PackingListDocument

export interface InvoiceDocumentMaker {
  /**
   * The bytes of a file (`application/pdf`) ready to be stored. The same document gives the same bytes, so a copy can be checked against
   * the original. Computes nothing: sums and numbers are the caller's.
   */
  render(invoice: InvoiceDocument): Promise<Uint8Array>
}
