import { toAsciiDigits } from './digits.ts'

/** Whether the text is an EC number or an ECHA list number in its exact form; see `normaliseEcNumber`. */
export function isEcNumber(text: string): boolean {
  return ecNumberProblem(text) === undefined
}

/**
 * The check digit is Σ (i × i-th digit from the left, six of them) mod 11. A remainder of 10 cannot be written
 * and is not used, except that some ELINCS numbers (4xx) were issued with 1 in its place.
 * List numbers given since 2025 contain letters, which count as A = 10, B = 11 …; I, L and O are not used
 * (ECHA, "About EC and list numbers").
 */
export function ecNumberProblem(text: string): 'format' | 'checkDigit' | undefined {
  const [, first, second, last] = /^([1-9A-HJKMNP-Z][\dA-HJKMNP-Z]{2})-([\dA-HJKMNP-Z]{3})-(\d)$/.exec(text) ?? []
  if (first === undefined || second === undefined) return 'format'
  const weighted = Array.from(first + second).reduce(
    (total, character, index) => total + (index + 1) * Number.parseInt(character, 36),
    0,
  )
  const remainder = weighted % 11
  const expected = remainder === 10 && first.startsWith('4') ? 1 : remainder
  return Number(last) === expected ? undefined : 'checkDigit'
}

/** What a person typed or pasted as the form that is checked and stored: ASCII digits, capitals, no spaces. */
export function normaliseEcNumber(text: string): string {
  return toAsciiDigits(text).replace(/\s/g, '').toUpperCase()
}
