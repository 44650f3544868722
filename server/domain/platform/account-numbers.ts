import unhomoglyph from 'unhomoglyph'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { ibanLength, isIban } from '#src/lib/valid-iban.ts'
import { invalidFields, type Text } from './domain-error.ts'

/**
 * Whether an IBAN stands somewhere in a text: in any digits, with anything between its signs, in letters of other scripts that look like its
 * own, and with letters for the digits that they look like. Accounts of countries without IBANs are not known by their form.
 */
export function hasIban(text: string): boolean {
  const signs = toAsciiDigits(text.normalize('NFKC'))
    .replaceAll(/[^\p{ASCII}]/gu, unhomoglyph)
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
  return [...signs.matchAll(/[A-Z]{2}(?=[\dOIL]{2})/g)].some(({ 0: country, index }) => {
    const length = ibanLength(country)
    if (length === undefined) return false
    const rest = signs.slice(index + 2, index + length)
    return isIban(country + rest) || isIban(country + asDigits(rest))
  })
}

const asDigits = (text: string): string => text.replaceAll('O', '0').replaceAll(/[IL]/g, '1')

const fault: Text = { key: 'server:field.bankDetails' }

/** What is wrong with each of these texts, which an invoice bears beside the account that is paid to. */
export const accountNumberFaults = (texts: Readonly<Record<string, string | null | undefined>>): Record<string, Text> =>
  Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text && hasIban(text) ? [[field, fault]] : [])))

/** Throws 422 on each of these texts with an IBAN. */
export function assertNoAccountNumbers(texts: Readonly<Record<string, string | null | undefined>>): void {
  const faults = accountNumberFaults(texts)
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
}
