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

/** Numbers of the trade that are none of an account: CAS and EC numbers, days, telephone numbers with the code of their country. */
const otherNumbers = /\b\d{2,7}-\d\d-\d\b|\b\d{3}-\d{3}-\d\b|\b\d{4}-\d\d-\d\d\b|\+\d{1,3}[ -]?\d{1,5}[ -]?\d{1,4}[ -]?\d{0,5}/g

/** Words with which an account is named. Letters are capitals, and I stands for L and | too. */
const accountTerms =
  /(?<![A-Z])(?:A\/C|ACC|ACCT|ACCOUNT|IBAN|SWIFT|BIC|BANK|BKASH|NAGAD)(?![A-Z])|حساب|بنك|مصرف|آيبان|হিসাব|ব্যাংক|অ্যাকাউন্ট|একাউন্ট|বিকাশ|নগদ/

/** A number of ten digits and more, in groups or not. */
const groupedNumber = /\d(?:[ ./-]{0,3}\d){9}/g

/** Characters before a number in which a word says what it is of. */
const near = 50

/** As many digits as accounts of countries without IBANs have. */
const longNumber = /\d{10}/

/** Whether a text names a bank account: by its IBAN, or by a word for an account and a long number. */
function namesAccount(text: string): boolean {
  if (hasIban(text)) return true
  const written = toAsciiDigits(text.normalize('NFKC')).toUpperCase().replaceAll(otherNumbers, ' ')
  const folded = inLatinLetters(written).toUpperCase().replaceAll(/[L|]/g, 'I')
  return [written, folded].some((each) =>
    [...each.matchAll(groupedNumber)].some(({ index }) => accountTerms.test(each.slice(Math.max(0, index - near), index))),
  )
}

/** The same of a name of people or a line of an address, which have no long numbers at all. */
export const namesAccountInLine = (line: string): boolean =>
  namesAccount(line) || longNumber.test(toAsciiDigits(line.normalize('NFKC')))

const fault: Text = { key: 'server:field.bankDetails' }

type Texts = Readonly<Record<string, string | null | undefined>>

const faultsOf = (texts: Texts, isFaulty: (text: string) => boolean): Record<string, Text> =>
  Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text && isFaulty(text) ? [[field, fault]] : [])))

/** What is wrong with each of these names and lines, which an invoice bears beside the account that is paid to. */
export const lineFaults = (lines: Texts): Record<string, Text> => faultsOf(lines, namesAccountInLine)

/** The same of names of products and of texts of several sentences, in which other long numbers may stand. */
export const proseFaults = (texts: Texts): Record<string, Text> => faultsOf(texts, namesAccount)

/** The same of numbers of other kinds, which may be as long. */
export const ibanFaults = (numbers: Texts): Record<string, Text> => faultsOf(numbers, hasIban)
