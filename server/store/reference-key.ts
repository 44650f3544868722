import { nameSkeleton } from './name-skeleton.ts'

/*
 * What the reference of a bank transfer is compared by. Keys are stored: a change here, or of `nameSkeleton`, needs a migration that makes
 * them anew.
 */

/** From as many digits on a reference is known by them alone; the words around them are written as everybody likes. */
const tellingDigits = 5

/** Returns the digits of a reference, in any script and without leading zeros; of one with few digits, what it looks like. */
export function referenceKey(reference: string): string {
  const plain = reference.normalize('NFKC').replace(/\p{Nd}/gu, digitOf)
  const digits = plain.replace(/\D/g, '')
  if (digits.length >= tellingDigits) return digits.replace(/^0+/, '')
  return nameSkeleton(plain)
}

/** Digits of a script stand side by side, from 0 to 9. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const isDigit = (at: number) => /\p{Nd}/u.test(String.fromCodePoint(at))
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value += 1
  return String(value)
}
