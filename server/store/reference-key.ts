import unhomoglyph from 'unhomoglyph'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { nameSkeleton } from './name-skeleton.ts'

/*
 * What the reference of a bank transfer is compared by. Keys are stored: a change here, or of `nameSkeleton`, needs a migration that makes
 * them anew.
 */

/** From as many digits on a reference is known by them alone; the words around them are written as everybody likes. */
const fewestDigits = 5

/** A number of the marketplace's own (`reference-number.ts`), which payers are asked to give: its letters count as its digits do. */
const ownNumber = /(?<![A-Z0-9])K[A-Z][^A-Z0-9]?\d\d[^A-Z0-9]?[A-Z0-9]{5}[^A-Z0-9]?[A-Z0-9]{5}(?![A-Z0-9])/

/** Letters that look like digits: within a number, and of the plainest of them right behind one. */
const digitLike = /(?<=\d)(?:[OIL|ZSGB]+(?=\d)|[OIL|]+(?![A-Z]))/g

/** What stands around a digit without being a sign of its own, as the frame of a key. */
const notSeen = /\p{Me}|\p{Default_Ignorable_Code_Point}/gu

/** Days, with the year before or behind: all transfers of a day would be one. */
const days = [/^(?:20)?2\d(?:0\d|1[0-2])(?:[0-2]\d|3[01])$/, /^(?:[0-2]?\d|3[01])(?:0\d|1[0-2])(?:20)?2\d$/]

/**
 * Returns what tells a reference from others, however it is written: a number of the marketplace's own, else its longest number without leading
 * zeros, be it in groups, else what it looks like. Digits may be of any script.
 */
export function referenceKey(reference: string): string {
  const written = toAsciiDigits(reference.normalize('NFKC')).replaceAll(notSeen, '')
  const plain = written.replaceAll(/[^\p{ASCII}]/gu, (sign) => unhomoglyph(sign)).toUpperCase()
  const [own] = ownNumber.exec(plain) ?? []
  if (own !== undefined) return own.replaceAll(/[^A-Z0-9]/g, '').replaceAll(/[OIL]/g, asDigits)
  const numbered = plain.replaceAll(digitLike, asDigits)
  const number = longestNumber(numbered.match(/\d+/g)) ?? longestNumber(numbered.match(/\d+(?:[^A-Z0-9]\d+)*/g))
  return number ?? nameSkeleton(written.replaceAll(/(?<!\d)0+(?=\d)/g, ''))
}

/** Returns what the bank's number of an entry on its statement is compared by: its letters and digits. The operator reads it off the statement. */
export const statementKey = (entry: string): string =>
  toAsciiDigits(entry.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

function longestNumber(candidates: readonly string[] | null): string | undefined {
  const numbers = (candidates ?? []).map((group) => group.replaceAll(/\D/g, '').replace(/^0+/, ''))
  const [longest] = numbers
    .filter((number) => number.length >= fewestDigits && !days.some((day) => day.test(number)))
    .toSorted((one, other) => other.length - one.length)
  return longest
}

const likeness: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', '|': '1', Z: '2', S: '5', G: '6', B: '8' }

const asDigits = (text: string): string => text.replaceAll(/[OIL|ZSGB]/g, (sign) => likeness[sign] ?? sign)
