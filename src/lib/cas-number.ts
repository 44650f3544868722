import { toAsciiDigits } from './digits.ts'

/** Whether the text is a CAS Registry Number in its exact form, check digit included; see `normaliseCasNumber`. */
export function isCasNumber(text: string): boolean {
  return casNumberProblem(text) === undefined
}

/**
 * The check digit is Σ (i × i-th digit counted from the right, check digit left out) mod 10
 * (CAS, "Check Digit Verification of CAS Registry Numbers"). It misses one wrong digit in ten.
 */
export function casNumberProblem(text: string): 'format' | 'checkDigit' | undefined {
  if (!/^[1-9]\d{1,6}-\d{2}-\d$/.test(text)) return 'format'
  const [checkDigit, ...digits] = Array.from(text.replaceAll('-', ''), Number).toReversed()
  const weighted = digits.reduce((total, digit, index) => total + (index + 1) * digit, 0)
  return weighted % 10 === checkDigit ? undefined : 'checkDigit'
}

/** What a person typed or pasted as the form that is checked and stored: ASCII digits and hyphens, no spaces. */
export function normaliseCasNumber(text: string): string {
  return toAsciiDigits(text).replace(/\s/g, '')
}
