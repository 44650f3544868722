import { electronicFormatIBAN, getCountrySpecifications, isValidIBAN } from 'ibantools'
import { toAsciiDigits } from './digits.ts'

const countries = getCountrySpecifications()

/** Whether a text without spaces is an IBAN: its check digits, and length and form of its country. */
export const isIban = (text: string): boolean => isValidIBAN(text)

/** Whether the country's accounts have IBANs. */
export const hasIbans = (country: string): boolean => countries[country]?.IBANRegistry === true

const longestIban = 34

/** Whether an IBAN stands somewhere in a text, in any digits and with anything between its signs. */
export function hasIban(text: string): boolean {
  const signs = toAsciiDigits(text.normalize('NFKC'))
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
  return [...signs.matchAll(/[A-Z]{2}(?=\d\d)/g)].some(({ 0: country, index }) => {
    const length = countries[country]?.chars ?? longestIban
    return isIban(signs.slice(index, index + length))
  })
}

/** In capitals and without anything between, as IBANs are stored and sent. */
export const plainIban = (text: string): string => electronicFormatIBAN(text) ?? ''
