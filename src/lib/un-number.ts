import { toAsciiDigits } from './digits.ts'

/**
 * Whether the text is a UN number of dangerous goods in its exact form: `UN` and four digits.
 * Numbers start at UN0004 and stay below UN4000; new ones come every two years, so neither the end of the list
 * nor its gaps are checked. Class and packing group cannot be told from the number.
 */
export function isUnNumber(text: string): boolean {
  return /^UN[0-3]\d{3}$/.test(text) && Number(text.slice(2)) >= 4
}

/** What a person typed or pasted as the form that is checked and stored: 'un 1203' and '1203' become 'UN1203'. */
export function normaliseUnNumber(text: string): string {
  const compact = toAsciiDigits(text).replace(/[\s-]/g, '').toUpperCase()
  return /^\d{4}$/.test(compact) ? `UN${compact}` : compact
}
