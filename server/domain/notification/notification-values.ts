import type { components } from '#src/generated/schema.ts'
import { type Money, toDecimalText } from '#src/lib/money.ts'
import type { Language } from '#server/store/tables/columns.ts'

export type NotificationType = components['schemas']['NotificationType']

/** A name in three languages; one that is missing falls back to English. */
export interface LocalName {
  en: string
  ar?: string | null
  bn?: string | null
}

/** What fills a gap: a text that is the same everywhere, one for each language, or an amount that each language words. */
export type NotificationValue = string | LocalName | Money

interface OrderNamed {
  /** The order's number. */
  order: string
  product: LocalName
}
interface Reasoned {
  /** In the words of who gave it. */
  reason: string
}
interface Priced {
  amount: Money
}
/** `party`: how the other side is called. */
interface Offered {
  product: LocalName
  party: string
}
interface RequirementNamed {
  /** Its title, as its buyer wrote it. */
  requirement: string
}
interface PlanNamed {
  plan: LocalName
}
interface DocumentNamed {
  /** The kind of document, worded. */
  document: LocalName
  product: LocalName
}

/** The gaps of each notification's texts (locales, namespace `notification`). */
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
  orderAccepted: OrderNamed
  orderRejected: OrderNamed & Reasoned
  orderCancelled: OrderNamed & Reasoned
  orderDispatched: OrderNamed
  orderInTransit: OrderNamed
  orderDelivered: OrderNamed
  orderCompleted: OrderNamed
  orderDisputed: OrderNamed & Reasoned
  orderRefunded: OrderNamed & Priced
  paymentDeclined: OrderNamed & Priced & Reasoned
  quoteOffered: Offered
  quoteCountered: Offered
  quoteAccepted: Offered
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
  chatMessage: { party: string; text: string | LocalName }
  ticketAnswered: { subject: string }
  subscriptionExpired: PlanNamed
  planPaid: PlanNamed & Priced
  planPaymentDeclined: PlanNamed & Priced & Reasoned
  companyVerified: { company: string }
  companyRefused: { company: string } & Reasoned
}

/** A product or order as the rows keep its names. */
export const localName = (row: { name_en: string; name_ar: string | null; name_bn: string | null }): LocalName => ({
  en: row.name_en,
  ar: row.name_ar,
  bn: row.name_bn,
})

const locales: Record<Language, string> = { en: 'en', ar: 'ar-SA-u-nu-arab', bn: 'bn-BD-u-nu-beng' }

/** A value as it stands in a sentence of this language. */
export function formatValue(language: Language, value: NotificationValue): string {
  if (typeof value === 'string') return isolated(language, value)
  if ('currency' in value) return leftToRight(language, `${value.currency}\u00A0${decimals(language, value)}`)
  return isolated(language, value[language] ?? value.en)
}

function decimals(language: Language, money: Money): string {
  const decimal = toDecimalText(money)
  // `toDecimalText` writes nothing but a decimal number, of which a text keeps every digit and a double does not.
  return formatOf(language, decimal.split('.')[1]?.length ?? 0).format(decimal as `${number}`)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Kept: making one takes longer than all else that wording a notification does. There are three languages and four lengths. */
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

/**
 * A number, a formula or somebody's words keep their own direction within a sentence of the other one, and cannot turn round what
 * follows them.
 */
function isolated(language: Language, text: string): string {
  const plain = text.replaceAll(turning, '').trim()
  return (language === 'ar') === arabicScript.test(plain) ? plain : `\u2068${plain}\u2069`
}
