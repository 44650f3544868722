import unhomoglyph from 'unhomoglyph'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { ibanLength, isIban } from '#src/lib/valid-iban.ts'
import type { Text } from './domain-error.ts'

/**
 * Whether an IBAN stands somewhere in a text: in any digits, with anything between its signs, in letters of other scripts that look like its
 * own, and with letters for the digits that they look like.
 */
export function hasIban(text: string): boolean {
  const signs = inLatinLetters(toAsciiDigits(text.normalize('NFKC')))
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
  return [...signs.matchAll(/[A-Z]{2}(?=[\dOIL]{2})/g)].some(({ 0: country, index }) => {
    const length = ibanLength(country)
    if (length === undefined) return false
    const rest = signs.slice(index + 2, index + length)
    return isIban(country + rest) || isIban(country + asDigits(rest))
  })
}

/** With Latin letters for those that look like them. */
const inLatinLetters = (text: string): string => text.replaceAll(/[^\p{ASCII}]/gu, (sign) => unhomoglyph(sign))

const asDigits = (text: string): string => text.replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** Words with which an account is named, in Latin letters in capitals. */
const accountTerms =
  /(?<![A-Z])(?:A\/?C|ACC|ACCT|ACCOUNT|IBAN|SWIFT|BIC|BANK|BKASH|NAGAD)(?![A-Z])|حساب|بنك|مصرف|آيبان|হিসাব|ব্যাংক|অ্যাকাউন্ট|একাউন্ট|বিকাশ|নগদ/

/** As many digits as accounts of countries without IBANs have; no CAS number, postal code or tariff code of eight digits has as many. */
const longNumber = /\d{10}/

/** The same in groups. */
const groupedNumber = /\d(?:[ ./-]?\d){9}/

/** Whether a text names a bank account: by its IBAN, or by an account's term and a number of ten digits and more. */
function namesAccount(text: string): boolean {
  if (hasIban(text)) return true
  const written = toAsciiDigits(text.normalize('NFKC')).toUpperCase()
  return groupedNumber.test(written) && (accountTerms.test(written) || accountTerms.test(inLatinLetters(written)))
}

/** The same of a name or a line of an address, which have no long numbers at all. */
export const namesAccountInLine = (line: string): boolean =>
  namesAccount(line) || longNumber.test(toAsciiDigits(line.normalize('NFKC')))

const fault: Text = { key: 'server:field.bankDetails' }

type Texts = Readonly<Record<string, string | null | undefined>>

const faultsOf = (texts: Texts, isFaulty: (text: string) => boolean): Record<string, Text> =>
  Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text && isFaulty(text) ? [[field, fault]] : [])))

/** What is wrong with each of these names and lines, which an invoice bears beside the account that is paid to. */
export const lineFaults = (lines: Texts): Record<string, Text> => faultsOf(lines, namesAccountInLine)

/** The same of texts of several sentences. */
export const proseFaults = (texts: Texts): Record<string, Text> => faultsOf(texts, namesAccount)
