/**
 * What a text may hold (`x-text` of the contract): one line, which is the default, such as a name; several lines, such as a message; or
 * anything, such as a password or the words of a search.
 */
export type TextKind = 'line' | 'lines' | 'any'

/** `hidden`: characters that cannot be seen or turn the text around; `unseen`: nothing that can be seen. */
export type TextFault = 'hidden' | 'unseen'

/** Left out everywhere: soft hyphen, zero-width space and the like, which come along with what is pasted. */
const harmless = /[\u00AD\u180E\u200B\u2060\uFEFF]|\u034F/g
/** What Arabic keyboards type around foreign words; left out of a single line, where it would make two names out of one. */
const directionMarks = /[\u061C\u200E\u200F]/g
/** Embeddings, overrides and isolates: phones put them around numbers that are copied. */
const directionSpans = /[\u202A-\u202E\u2066-\u2069]/g
/** ZWNJ and ZWJ, with the letter, mark or emoji before them that they can shape: as in Bangla, Persian and families of emoji. */
const joiners = /([\p{Lo}\p{Lm}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])?([\u200C\u200D]+)/gu
/** At the ends of a line; an override there would be deception, and is not among them. */
const loose = new Set('\t\r\n\u202A\u202B\u202C\u2066\u2067\u2068\u2069')

/** The flags of England, Scotland and Wales, written with tag characters. */
const tagFlags = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu
const alwaysHidden =
  /[\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]|(?![\u061C\u200C-\u200F]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u
const hiddenInLine = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F]/u
const hiddenInLines = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}]/u
/** The blank pattern of Braille counts as a symbol, and shows nothing. */
const seen = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/** More marks on one letter than any script writes, with joiners between them or not: they would be drawn over what stands above and below. */
const stackedMarks = /((?:\p{M}[\u200C\u200D]?){5})(?:\p{M}[\u200C\u200D]?)+/gu

/** Returns the text without what is harmless and of no use; line ends become `\n`. */
export function cleanText(kind: TextKind, text: string): string {
  if (kind === 'any') return text
  const joined = text
    .replace(harmless, '')
    .replace(joiners, (_, base: string | undefined, marks: string) => (base === undefined ? '' : base + marks.charAt(0)))
  if (kind === 'lines') {
    return joined
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(directionSpans, '')
      .replace(stackedMarks, '$1')
  }
  return withoutLooseEnds(joined.replace(directionMarks, '')).replace(stackedMarks, '$1')
}

/** Returns what is wrong with a text that was cleaned; undefined for nothing. Blanks alone are nothing wrong. */
export function textFault(kind: TextKind, text: string): TextFault | undefined {
  if (kind === 'any') return undefined
  const plain = text.replace(tagFlags, '')
  if (alwaysHidden.test(plain) || (kind === 'line' ? hiddenInLine : hiddenInLines).test(plain)) return 'hidden'
  return text.trim() === '' || seen.test(text) ? undefined : 'unseen'
}

/** Not by a regular expression: on a long run of such characters inside a text it would try from each of them. */
function withoutLooseEnds(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && loose.has(text.charAt(start))) start += 1
  while (end > start && loose.has(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
