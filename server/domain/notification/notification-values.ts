import type { components } from '#src/generated/schema.ts'
import { type Money, toDecimalText } from '#src/lib/money.ts'
import type { Quantity } from '#src/lib/quantity.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { formatQuantity } from '#server/texts.ts'

export type NotificationType = components['schemas']['NotificationType']

/** A name in three languages; one that is missing falls back to English. */
export interface LocalName {
  en: string
  ar?: string | null
  bn?: string | null
}

/** A value of a placeholder: one text for all languages, one for each, or an amount or quantity formatted by language. */
export type NotificationValue = string | LocalName | Money | Quantity

interface OrderNamed {
  /** The order's number. */
  order: string
  product: LocalName
}
interface Reasoned {
  /** As its author wrote it. */
  reason: string
}
interface Priced {
  amount: Money
}
/** `party`: the other side's name. */
interface Offered {
  product: LocalName
  party: string
}
/** `payout`: its number; `lastFour`: of the account that it goes to. */
interface PayoutNamed extends Priced {
  payout: string
  lastFour: string
}
interface RequirementNamed {
  /** Its title, as its buyer wrote it. */
  requirement: string
}
interface PlanNamed {
  plan: LocalName
}
interface Dated {
  /** A day, as each language writes it. */
  date: LocalName
}
/** `subject`: what was reported, by its name; `reason`: the translated one, never the reporter's words. */
interface Abused {
  subject: LocalName
  reason: LocalName
}
interface DocumentNamed {
  /** The translated kind of document. */
  document: LocalName
  product: LocalName
}

/** The placeholders of each notification's texts (locales, namespace `notification`). */
export interface NotificationValues {
  orderPlaced: OrderNamed & Priced
  sellerOrderPlaced: OrderNamed & Priced
  sampleOrder: OrderNamed
  quoteOrder: Offered
  paymentInvoice: OrderNamed & Priced
  buyerPaymentCompleted: OrderNamed & Priced
  buyerPaymentApproved: OrderNamed & Priced
  accepted: OrderNamed & { party: string }
  paymentApproved: OrderNamed & Priced
  driverAcceptedOrder: OrderNamed
  /** `amount`: without the freight. */
  freightAwaited: OrderNamed & Priced
  freightToState: OrderNamed & Priced
  /** `amount`: with the freight, and the tax on it. */
  freightQuoted: OrderNamed & Priced & { freight: Money }
  freightAccepted: OrderNamed & Priced
  freightLapsed: OrderNamed
  orderAccepted: OrderNamed
  orderRejected: OrderNamed & Reasoned
  orderCancelled: OrderNamed & Reasoned
  orderDispatched: OrderNamed
  orderInTransit: OrderNamed
  /** `until`: the moment until which the buyer may complain. */
  orderDelivered: OrderNamed & { until: LocalName }
  partDelivered: OrderNamed & { quantity: Quantity }
  deliveryAsked: OrderNamed
  shipmentCancelled: OrderNamed & Reasoned
  /** `reason`: the sentences of it, the translated one and what the driver wrote. */
  deliveryFailed: OrderNamed & { quantity: Quantity; reason: LocalName }
  deliveryRetried: OrderNamed & Dated & { quantity: Quantity }
  /** `date`: when it was to be dispatched; `remedy`: the sentence of what its buyer can do from when on. */
  dispatchLate: OrderNamed & Dated & { remedy: LocalName }
  dispatchProposed: OrderNamed & Dated
  dispatchPostponed: OrderNamed & Dated
  lateOrderCancelled: OrderNamed & Priced & Reasoned
  invoicePaid: OrderNamed & Priced
  /** Of a dispute about what is not paid; `amount`: what is still to be paid. */
  invoiceStands: OrderNamed & Priced & Reasoned
  invoiceReduced: OrderNamed & Priced & Reasoned
  /** `date`: the last day to pay. */
  paymentDueSoon: OrderNamed & Priced & Dated
  paymentOverdue: OrderNamed & Priced & Dated
  /** `party`: the seller; `amount`: the limit; `terms`: when each invoice is to be paid. */
  termsGranted: Priced & { party: string; terms: LocalName }
  termsEnded: { party: string }
  /** `party`: the seller; `date`: the first day that the prices hold on; `products`: the first of them. */
  pricesAgreed: Dated & { party: string; products: LocalName }
  orderCompleted: OrderNamed
  orderDisputed: OrderNamed & Reasoned
  disputeAnswered: OrderNamed & Reasoned
  /** `settlement`: the sentence of where the money would go. */
  settlementProposed: OrderNamed & Reasoned & { settlement: LocalName }
  settlementDeclined: OrderNamed & Reasoned
  orderPartRefunded: OrderNamed & Priced
  orderRefunded: OrderNamed & Priced
  /** Decided by an operator, with the reason that both sides read. */
  disputeForSeller: OrderNamed & Priced & Reasoned
  disputeForBuyer: OrderNamed & Priced & Reasoned
  disputeInPart: OrderNamed & Priced & Reasoned
  paymentDeclined: OrderNamed & Priced & Reasoned
  quoteOffered: Offered
  quoteCountered: Offered
  quoteAccepted: Offered
  counterOfferAccepted: Offered
  quoteRejected: Offered & Reasoned
  quoteWithdrawn: Offered
  quoteNoted: Offered & { note: string }
  quoteExpired: Offered
  bidReceived: RequirementNamed & { party: string }
  bidAccepted: RequirementNamed
  bidRejected: RequirementNamed
  bidLapsed: RequirementNamed
  requirementClosed: RequirementNamed & Reasoned
  requirementExpired: RequirementNamed
  documentRequested: DocumentNamed & { party: string }
  documentProvided: DocumentNamed
  documentRefused: DocumentNamed & Reasoned
  ratingReceived: { product: LocalName; party: string }
  ratingReplied: { product: LocalName; party: string }
  ratingWanted: { product: LocalName; party: string }
  chatMessage: { party: string; text: string | LocalName }
  ticketAnswered: { subject: string }
  ticketDismissed: { subject: string } & Reasoned
  /** `report`: its number; `outcome`: the translated decision. */
  abuseReportResolved: { report: string; outcome: LocalName }
  abuseWarned: Abused
  contentRemoved: Abused
  subscriptionExpired: PlanNamed
  /** `source`: by what it is charged, `date`: when. */
  renewalAnnounced: PlanNamed & Priced & Dated & { source: LocalName }
  /** `before`: what was charged, or agreed to, so far. */
  renewalPriceChanged: PlanNamed & Priced & Dated & { source: LocalName; before: Money }
  renewalWithdrawn: PlanNamed & Dated
  planRenewed: PlanNamed & Priced & Dated
  /** `reason`: a translated sentence; `date`: of the plan's end; `next`: of the next try. */
  renewalFailed: PlanNamed & Priced & Dated & { reason: LocalName; next: LocalName }
  renewalFailedLast: PlanNamed & Priced & Dated & { reason: LocalName }
  planPaid: PlanNamed & Priced
  planPaymentDeclined: PlanNamed & Priced & Reasoned
  topUpPaid: Priced
  topUpDeclined: Priced & Reasoned
  payoutSent: PayoutNamed
  payoutArrived: PayoutNamed
  /** It was never sent. */
  payoutRefused: Priced & Reasoned & { payout: string }
  payoutReturned: Priced & Reasoned & { payout: string }
  /** An order was refunded after its completion, before the payout left. */
  payoutTakenBack: Priced & Reasoned & { payout: string }
  earningReversed: OrderNamed & Priced & Reasoned
  companyVerified: { company: string }
  companyRefused: { company: string } & Reasoned
}

/** The names of a product or order, as stored. */
export const localName = (row: { name_en: string; name_ar: string | null; name_bn: string | null }): LocalName => ({
  en: row.name_en,
  ar: row.name_ar,
  bn: row.name_bn,
})

const locales: Record<Language, string> = { en: 'en', ar: 'ar-SA-u-nu-arab', bn: 'bn-BD-u-nu-beng' }

/** Formats a value for a sentence of this language. */
export function formatValue(language: Language, value: NotificationValue): string {
  if (typeof value === 'string') return isolated(language, value)
  if ('currency' in value) return leftToRight(language, `${value.currency}\u00A0${decimals(language, value)}`)
  if ('unit' in value) return isolated(language, formatQuantity(language, value))
  return isolated(language, value[language] ?? value.en)
}

function decimals(language: Language, money: Money): string {
  const decimal = toDecimalText(money)
  // `toDecimalText` writes nothing but a decimal number, of which a text keeps every digit and a double does not.
  return formatOf(language, decimal.split('.')[1]?.length ?? 0).format(decimal as `${number}`)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Cached: creating one takes longer than the rest of a notification. There are three languages and four lengths. */
function formatOf(language: Language, digits: number): Intl.NumberFormat {
  const name = `${language} ${digits}`
  const known = formats.get(name)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat(locales[language], { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(name, format)
  return format
}

/** Its digits and separators are Arabic, and yet an amount reads from left to right. */
const leftToRight = (language: Language, text: string) =>
  language === 'ar' ? `\u2066${text.replaceAll(turning, '')}\u2069` : text

const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const arabicScript = /\p{Script=Arabic}/u

/** Isolates a number, a formula or typed text, so that it keeps its direction and cannot affect what follows. */
function isolated(language: Language, text: string): string {
  const plain = text.replaceAll(turning, '').trim()
  return (language === 'ar') === arabicScript.test(plain) ? plain : `\u2068${plain}\u2069`
}
