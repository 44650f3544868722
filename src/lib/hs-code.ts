import { toAsciiDigits } from './digits.ts'

/**
 * Whether the text is a customs tariff code: the 6 digits of the Harmonized System, with up to 4 national ones.
 * Chapters 00 and 77 do not exist (77 is reserved); whether the rest is in a country's tariff is not checked.
 */
export function isHsCode(text: string): boolean {
  return /^(?!00|77)\d{6,10}$/.test(text)
}

/** What a person typed or pasted as the form that is checked and stored: '2914.11.00' becomes '29141100'. */
export function normaliseHsCode(text: string): string {
  return toAsciiDigits(text).replace(/[\s.-]/g, '')
}
