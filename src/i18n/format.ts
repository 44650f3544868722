import type { Approximate } from '#src/lib/approximate-price.ts'
import { type Money, minorDigits, toDecimalText } from '#src/lib/money.ts'
import { momentFormat } from '#src/lib/moment-format.ts'
import type { Unit } from '#src/lib/quantity.ts'
import type { Text } from './i18n.ts'
import { type Language, intlLocales } from './languages.ts'
import { numberFormat, numberText } from './number-text.ts'

/** Writes values for a reader. Everything the page shows of numbers, money, quantities and times goes through it. */
export interface Format {
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string
  /** `value` in percent: 99.5 is 99.5 %. */
  formatPercent: (value: number) => string
  /** With the ISO code of the currency, as contracts name it: nine currencies call themselves dollar, rial or riyal. */
  formatMoney: (money: Money) => string
  /** What a price, or that of one unit, comes to in the reader's currency: ≈ BDT 1,282; from a thousand on without decimals. */
  formatApproximate: (price: Approximate, unit?: Unit) => string
  formatQuantity: (quantity: { value: number; unit: Unit }) => string
  /** The unit's sign or name alone. */
  formatUnit: (unit: Unit) => string
  /** The price of one unit: SAR 3.94 / kg. */
  formatUnitPrice: (price: Money, unit: Unit) => string
  /** An ISO 8601 date or time as a day: 21 Nov 2026. A plain date is that day everywhere, a time the reader's day. */
  formatDate: (iso: string) => string
  formatDateTime: (iso: string) => string
  /** The month of a plain date: Nov 2026. */
  formatMonth: (date: string) => string
  /** The name of an ISO 3166-1 country; the code itself when it is none. */
  formatCountry: (code: string) => string
}

/**
 * Keeps a value in its own order inside Arabic text: which way it runs is decided by its first letter, and what stands around it
 * has no say. Left-to-right languages need no such marks.
 */
export function isolated(value: string, language: Language): string {
  return language === 'ar' ? `\u2068${value}\u2069` : value
}

export function createFormat(language: Language, text: Text): Format {
  const locale = intlLocales[language]
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const plainDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const formatDateTime = momentFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })

  const unitText = (unit: Unit, count: number) => text(`app:unit.${unit}`, { count })

  const moneyText = (money: Money, digits: number) => {
    const number = numberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    // Exact for every amount; TypeScript's name for a text that is a number is narrower than what a function can promise.
    const amount = number.format(toDecimalText(money) as `${number}`)
    return isolated(`${money.currency}\u00A0${amount}`, language)
  }
  const formatMoney = (money: Money) => moneyText(money, minorDigits(money.currency))
  const perUnit = (price: string, unit: Unit) => isolated(`${price}\u00A0/\u00A0${unitText(unit, 1)}`, language)

  return {
    formatNumber: (value, options) => numberText(value, language, options),
    formatPercent: (value) =>
      isolated(numberText(value / 100, language, { style: 'percent', maximumFractionDigits: 4 }), language),
    formatMoney,
    formatQuantity: ({ value, unit }) =>
      isolated(`${numberText(value, language, { maximumFractionDigits: 6 })}\u00A0${unitText(unit, value)}`, language),
    formatUnit: (unit) => unitText(unit, 1),
    formatUnitPrice: (price, unit) => perUnit(formatMoney(price), unit),
    formatApproximate: (money, unit) => {
      const digits = minorDigits(money.currency)
      const price = moneyText(money, money.amount < 1000 * 10 ** digits ? digits : 0)
      return text('app:currency.about', { price: unit === undefined ? price : perUnit(price, unit) })
    },
    formatDate: (iso) => (/^\d{4}-\d{2}-\d{2}$/.test(iso) ? plainDay : day).format(new Date(iso)),
    formatMonth: (date) => month.format(new Date(date)),
    formatDateTime: (iso) => formatDateTime(new Date(iso)),
    formatCountry: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  }
}
