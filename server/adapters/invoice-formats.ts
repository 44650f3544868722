import type enTexts from '#locales/en/invoice.json'
import type { components } from '#src/generated/schema.ts'
import { type Money, toDecimalText } from '#src/lib/money.ts'
import type { Quantity } from '#src/lib/quantity.ts'
import type { InvoiceLanguage } from '../ports/invoice-document.ts'
import type { TextDirection } from './pdf-visual-runs.ts'

/** The namespace `invoice` in one language, how it counts packages (a text for each kind and plural form), and the names of grades. */
export type InvoiceTexts = typeof enTexts & {
  readonly counted: Readonly<Record<string, string>>
  readonly grades: Readonly<Record<components['schemas']['Grade'], string>>
}

const locales: Record<InvoiceLanguage, string> = {
  en: 'en',
  ar: 'ar-SA-u-ca-gregory-nu-arab',
  bn: 'bn-BD-u-ca-gregory-nu-beng',
}

export function directionOf(language: InvoiceLanguage): TextDirection {
  return language === 'ar' ? 'rtl' : 'ltr'
}

export interface InvoiceFormats {
  /** The amount alone, with the decimals and grouping of currency and language: for columns. */
  amount(money: Money): string
  /** The amount with its ISO 4217 code, which is the same in every language. */
  money(money: Money): string
  /** `iso` is a date without a time. */
  date(iso: string): string
  year(year: number): string
  /** `2026-11` as a month and its year. */
  month(iso: string): string
  quantity(quantity: Quantity): string
  percent(rate: number): string
  count(count: number): string
  /** How many packages of a content: 7 drums of 160 kg. */
  packages(packages: { readonly count: number; readonly kind: string; readonly net: Quantity }): string
  /** `code` is ISO 3166-1 alpha-2; one that is not known is shown as it is. */
  country(code: string): string
  /** `{{name}}` in the text replaced by `values.name`. */
  fill(text: string, values: Readonly<Record<string, string>>): string
}

/** Numbers, dates and names of countries in the language's own digits and words, safe inside a text of either direction. */
export function createInvoiceFormats(language: InvoiceLanguage, texts: Pick<InvoiceTexts, 'unit' | 'counted'>): InvoiceFormats {
  const locale = locales[language]
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  const year = new Intl.NumberFormat(locale, { useGrouping: false })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const plurals = new Intl.PluralRules(locale)
  const quantityText = ({ value, unit }: Quantity) => inItsOwnDirection(`${plain.format(value)}\u00A0${texts.unit[unit]}`)
  return {
    amount: (money) => leftToRight(decimalOf(locale, money)),
    money: (money) => leftToRight(`${money.currency}\u00A0${decimalOf(locale, money)}`),
    date: (iso) => withoutMarks(date.format(new Date(`${iso}T00:00:00Z`))),
    year: (number) => year.format(number),
    month: (iso) => withoutMarks(month.format(new Date(`${iso}-01T00:00:00Z`))),
    quantity: quantityText,
    packages: ({ count, kind, net }) =>
      filled(texts.counted[`${kind}_${plurals.select(count)}`] ?? '', { count: plain.format(count), net: quantityText(net) }),
    percent: (rate) => withoutMarks(percent.format(rate / 100)),
    count: (count) => plain.format(count),
    country: (code) => countries.of(code) ?? code,
    fill: filled,
  }
}

/** A value may be marked as a number, as the page's texts are. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)(?:, number)?\}\}/g, (whole, name: string) => values[name] ?? whole)

function decimalOf(locale: string, money: Money): string {
  const decimal = toDecimalText(money)
  const digits = decimal.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  // A decimal text keeps every digit of amounts that a double does not; `toDecimalText` writes nothing else.
  return withoutMarks(format.format(decimal as `${number}`))
}

/** For identifiers, codes and money: they read from left to right in every context. */
export function leftToRight(text: string): string {
  return `\u2066${withoutMarks(text)}\u2069`
}

/** For names and free text, whose language is not the document's: the first letter of a line decides. Empty lines go. */
export function inItsOwnDirection(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `\u2068${withoutMarks(line)}\u2069`)
    .join('\n')
}

/** Typed text must neither close our isolates nor change the direction of what follows. */
function withoutMarks(text: string): string {
  return text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
}
