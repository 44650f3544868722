import { countryCodes } from '#src/lib/countries.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { minorDigits, type Money } from '#src/lib/money.ts'
import { fromDecimal } from '#src/lib/money-arithmetic.ts'
import type { Quantity, Unit } from '#src/lib/quantity.ts'

/*
 * Parsers of cells. They return undefined for ambiguous values: "1,234" may be a thousand or a decimal, and a price wrong by a thousand is
 * worse than a rejected row.
 */

/** A decimal number with a point, digits of any script. */
export function readNumber(text: string): number | undefined {
  const plain = toAsciiDigits(text).trim()
  return /^\d{1,15}(\.\d{1,15})?$/.test(plain) ? Number(plain) : undefined
}

/** A percentage: 99.5, 99.5 %, and the laboratories' ≥99.5%. */
export const readPercent = (text: string): number | undefined =>
  readNumber(
    toAsciiDigits(text)
      .trim()
      .replace(/^(≥|>=|min\.?)\s*/i, '')
      .replace(/\s*[%٪]$/, ''),
  )

const unitTerms: Readonly<Record<string, Unit>> = {
  g: 'g',
  gram: 'g',
  grams: 'g',
  غرام: 'g',
  গ্রাম: 'g',
  kg: 'kg',
  kgs: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  كغ: 'kg',
  كجم: 'kg',
  কেজি: 'kg',
  t: 't',
  mt: 't',
  ton: 't',
  tons: 't',
  tonne: 't',
  tonnes: 't',
  طن: 't',
  টন: 't',
  ml: 'mL',
  millilitre: 'mL',
  milliliter: 'mL',
  مل: 'mL',
  l: 'L',
  lt: 'L',
  ltr: 'L',
  litre: 'L',
  litres: 'L',
  liter: 'L',
  liters: 'L',
  لتر: 'L',
  লিটার: 'L',
  m3: 'm3',
  cbm: 'm3',
  piece: 'piece',
  pieces: 'piece',
  pc: 'piece',
  pcs: 'piece',
  each: 'piece',
  قطعة: 'piece',
  পিস: 'piece',
}

export const readUnit = (text: string): Unit | undefined => {
  const term = text.trim().normalize('NFKC').toLowerCase().replace(/\.$/, '')
  return Object.hasOwn(unitTerms, term) ? unitTerms[term] : undefined
}

/** A number and its unit; a number alone is in `unit`. */
export function readQuantity(text: string, unit: Unit | undefined): Quantity | undefined {
  const [, number = '', suffix = ''] = /^([\d.]+)\s*(.*)$/.exec(toAsciiDigits(text).trim()) ?? []
  const value = readNumber(number)
  const measured = suffix === '' ? unit : readUnit(suffix)
  return value === undefined || measured === undefined ? undefined : { value, unit: measured }
}

/** An amount in the currency's main unit; a currency beside it (5.40 USD, AED 20) overrides the row's. */
export function readMoney(text: string, currency: string): Money | undefined {
  const [, before = '', number = '', behind = ''] =
    /^([A-Z]{3})?\s*([\d.]+)\s*([A-Z]{3})?$/.exec(toAsciiDigits(text).trim().toUpperCase()) ?? []
  if (readNumber(number) === undefined || (before !== '' && behind !== '')) return undefined
  const code = before || behind || currency
  // More decimals than the currency has would be rounded.
  if ((number.split('.')[1] ?? '').replace(/0+$/, '').length > minorDigits(code)) return undefined
  return fromDecimal(number, code)
}

/** Names of chemicals hold commas and spaces; semicolons hardly. */
export const betweenNames = /[|;]/
export const betweenCodes = /[|;,\s]+/

/** Splits a cell with several values, without duplicates. */
export const readList = (text: string, separator: RegExp): string[] => [
  ...new Set(
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]

/** Returns the matching term, case-insensitive; else the text unchanged, which the contract rejects. */
export const readTerm = (text: string, terms: readonly string[]): string =>
  terms.find((term) => term.toLowerCase() === text.trim().toLowerCase()) ?? text.trim()

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
const countriesByName = new Map(countryCodes.map((code) => [countryNames.of(code)?.toLowerCase(), code]))

/** A country by its two letters or its English name. */
export const readCountry = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return countryCodes.includes(code) ? code : countriesByName.get(text.trim().toLowerCase())
}
