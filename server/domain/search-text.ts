import { toAsciiDigits } from '#src/lib/digits.ts'
import { isCasNumber, normaliseCasNumber } from '#src/lib/cas-number.ts'
import { isEcNumber, normaliseEcNumber } from '#src/lib/ec-number.ts'

/** What is searched of a product. */
export interface Searchable {
  name_en: string
  name_ar: string | null
  name_bn: string | null
  synonyms: readonly string[]
  casNumber: string
  ecNumber: string | null
  molecularFormula: string
}

/**
 * Words in one spelling, a space between them: lower case, no accents, ASCII digits; one form for alef, ta marbuta and alef maqsura,
 * no harakat and no tatweel; no nukta variants or joiners in Bangla; dashes, commas and brackets separate words.
 */
export function normaliseSearch(text: string): string {
  return toAsciiDigits(text)
    .normalize('NFKD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.charAt(0))
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[\u0622\u0623\u0625\u0671]|\u0627[\u0653-\u0655]/g, '\u0627')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0649', '\u064A')
    .replace(/[\u09BC\u200B-\u200D]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

/**
 * The column that search reads: a line a name or identifier, every word after a space. A line of a name begins with `=`, so one
 * string tells an exact name (`= acetone\n`) from a beginning (`= ace`), a word's beginning (` ace`) and a part of a word (`ton`).
 */
export function searchTextOf(product: Searchable): string {
  const names = [product.name_en, product.name_ar, product.name_bn]
  const others = [...product.synonyms, product.casNumber, product.ecNumber, product.molecularFormula]
  const lines = (texts: readonly (string | null)[], mark: string) =>
    texts.filter((text) => text !== null).map((text) => `${mark} ${normaliseSearch(text)}\n`)
  return `\n${[...lines(names, '='), ...lines(others, '')].join('')}`
}

export interface SearchTerms {
  /** The CAS number typed, if it is one. */
  cas: string | undefined
  ec: string | undefined
  /** All that was typed, normalised. */
  phrase: string
  words: readonly string[]
}

/** What to look for; undefined when nothing is left of what was typed. */
export function searchTerms(search: string): SearchTerms | undefined {
  const phrase = normaliseSearch(search)
  if (phrase === '') return undefined
  const cas = normaliseCasNumber(search)
  const ec = normaliseEcNumber(search)
  // Groups of digits are one identifier, whole or in part: their order and nearness count.
  const words = /^[\d ]+$/.test(phrase) ? [phrase] : [...new Set(phrase.split(' '))]
  return { cas: isCasNumber(cas) ? cas : undefined, ec: isEcNumber(ec) ? ec : undefined, phrase, words }
}

/** Shorter words are found by their beginning alone: a part of three letters stands in half of all names. */
export const partLetters = 4

/** Lower is better; undefined is no match. PostgreSQL's product queries say the same in SQL. */
export function rank(product: { searchText: string; casNumber: string; ecNumber: string | null }, terms: SearchTerms): number | undefined {
  const { searchText } = product
  const { cas, ec, phrase, words } = terms
  if (cas !== undefined && product.casNumber === cas) return 0
  if (ec !== undefined && product.ecNumber === ec) return 0
  if (searchText.includes(`= ${phrase}\n`)) return 1
  if (searchText.includes(`\n ${phrase}\n`)) return 2
  if (searchText.includes(`= ${phrase}`)) return 3
  if (words.every((word) => searchText.includes(` ${word}`))) return 4
  return words.every((word) => searchText.includes(word.length < partLetters ? ` ${word}` : word)) ? 5 : undefined
}

/** How far a typed word may be from the one that was meant: none under four letters, one edit up to five, then two. */
export function allowedEdits(word: string): number {
  const letters = [...word].length
  if (letters < 4 || /\d/.test(word)) return 0
  return letters < 6 ? 1 : 2
}

/**
 * The vocabulary's words nearest to a typed one, at one distance, best first; the word itself where one begins with it. Up to five
 * letters the first must be right: short words with another first letter are other words.
 */
export function nearWords(typed: string, vocabulary: Iterable<string>): string[] {
  const most = allowedEdits(typed)
  let nearest = most
  let found: string[] = []
  for (const word of vocabulary) {
    if (word.startsWith(typed)) return [typed]
    if (most === 0 || (most === 1 && word[0] !== typed[0])) continue
    const distance = editDistance(typed, word, nearest)
    if (distance > nearest) continue
    if (distance < nearest) found = []
    nearest = distance
    found.push(word)
  }
  return found.sort().slice(0, 5)
}

/** Optimal string alignment: a swap of neighbours counts one. Answers `most + 1` for anything farther than `most`. */
export function editDistance(one: string, other: string, most: number): number {
  const a = [...one]
  const b = [...other]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [row, letter] of a.entries()) {
    const current = [row + 1]
    for (const [column, against] of b.entries()) {
      const cost = letter === against ? 0 : 1
      const swap = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === against ? at(before, column - 1) + 1 : Infinity
      current.push(Math.min(at(last, column + 1) + 1, at(current, column) + 1, at(last, column) + cost, swap))
    }
    if (Math.min(...current) > most) return most + 1
    before = last
    last = current
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
