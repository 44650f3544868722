import { toAsciiDigits } from './digits.ts'

/** A telephone number as people write it, in the form of E.164: without gaps, brackets and hyphens, `+` for `00`. */
export const plainPhoneNumber = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
