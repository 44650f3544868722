import { toAsciiDigits } from '#src/lib/digits.ts'
import { isCasNumber, normaliseCasNumber } from '#src/lib/cas-number.ts'
import { isEcNumber, normaliseEcNumber } from '#src/lib/ec-number.ts'
import { shownFormula } from '#src/lib/trade-formulas.ts'
import { formulaKey, typedFormulas } from './formula-search.ts'

/** The searchable columns of a product. */
export interface Searchable {
  name_en: string
  name_ar: string | null
  name_bn: string | null
  synonyms: readonly string[]
  casNumber: string
  ecNumber: string | null
  unNumber: string | null
  molecularFormula: string
}

const greek = new Map(
  Object.entries({ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon', λ: 'lambda', μ: 'mu', ω: 'omega' }),
)

/**
 * Normalises a text into words with a space between: lower case, no accents, ASCII digits, the Greek letters of chemical names by name.
 * Arabic has one form of alef, of the letters that carry a hamza, of ta marbuta, ya and kaf, no harakat and no tatweel. In Bangla what
 * sounds alike and is written both ways in loan words is one: long and short i and u, the three s, the two n, and the `অ্যা` of অ্যাসিড
 * that many write এ; no nukta, no candrabindu, no joiners. Dashes, commas and brackets separate words.
 */
export function normaliseSearch(text: string): string {
  return foldBangla(foldArabic(toAsciiDigits(text).normalize('NFKD')))
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.charAt(0))
    .replace(/\p{Nd}/gu, asciiDigit)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[αβγδελμω]/g, (letter) => greek.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

function foldArabic(text: string): string {
  return text
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replaceAll('\u0671', '\u0627')
    .replaceAll('\u0629', '\u0647')
    .replace(/[\u0649\u06CC]/g, '\u064A')
    .replaceAll('\u06A9', '\u0643')
}

function foldBangla(text: string): string {
  return text
    .replace(/[\u09BC\u0981\u200B-\u200D]/g, '')
    .replace(/[\u0985\u098F]\u09CD\u09AF\u09BE/g, '\u098F')
    .replaceAll('\u09C0', '\u09BF')
    .replaceAll('\u09C2', '\u09C1')
    .replaceAll('\u0988', '\u0987')
    .replaceAll('\u098A', '\u0989')
    .replaceAll('\u09A3', '\u09A8')
    .replace(/[\u09B6\u09B7]/g, '\u09B8')
    .replaceAll('\u09CE', '\u09A4\u09CD')
}

/** The digits of a script follow each other from its zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/**
 * The column that search reads: a line a name or identifier, every word after a space. A line of a name begins with `=`, so one
 * string tells an exact name (`= acetone\n`) from a beginning (`= ace`), a word's beginning (` ace`) and a part of a word (`ton`). The
 * formula stands as it was written and as the trade writes it, so that its beginning finds it; the last line is its key (` #C3H6O#`).
 */
export function searchTextOf(product: Searchable): string {
  const names = [product.name_en, product.name_ar, product.name_bn]
  const { casNumber, ecNumber, unNumber, molecularFormula } = product
  const shown = shownFormula(casNumber, molecularFormula)
  const others = [...product.synonyms, casNumber, ecNumber, molecularFormula, shown === molecularFormula ? null : shown]
  // Found with and without its letters.
  others.push(unNumber, unNumber === null ? null : unNumber.slice(2))
  const lines = (texts: readonly (string | null)[], mark: string) =>
    texts.filter((text) => text !== null).map((text) => `${mark} ${normaliseSearch(text)}\n`)
  const formula = formulaKey(molecularFormula)
  return `\n${[...lines(names, '='), ...lines(others, '')].join('')}${formula === undefined ? '' : ` ${formula}\n`}`
}

export interface SearchTerms {
  /** The CAS number typed, if it is one. */
  cas: string | undefined
  ec: string | undefined
  /** Keys of the formulas that the text can be. */
  formulas: readonly string[]
  /** The whole text, normalised. */
  phrase: string
  words: readonly string[]
}

/** Returns the search terms; undefined when nothing is left of the text. */
export function searchTerms(search: string): SearchTerms | undefined {
  const cas = hyphenated(normaliseCasNumber(search))
  const phrase = normaliseSearch(isCasNumber(cas) ? cas : search)
  if (phrase === '') return undefined
  const ec = normaliseEcNumber(search)
  // Groups of digits are one identifier, whole or in part: their order and nearness count.
  const words = /^[\d ]+$/.test(phrase) ? [phrase] : [...new Set(phrase.split(' '))]
  const formulas = typedFormulas(search)
  return { cas: isCasNumber(cas) ? cas : undefined, ec: isEcNumber(ec) ? ec : undefined, formulas, phrase, words }
}

/** A CAS number that was typed without its hyphens, with them; any other text as it is. */
const hyphenated = (text: string): string => text.replace(/^([1-9]\d{1,6})(\d\d)(\d)$/, '$1-$2-$3')

/** Search words with their alternatives, one of which must match. */
export type Alternatives = readonly (readonly string[])[]

/** What must be found of a text as it was typed: each of its words, or a formula that it can be. */
export function typedTerms({ words, formulas }: SearchTerms): Alternatives {
  const [first = '', ...others] = words
  // No two words are one formula with a space in it: 'CuSO4.5H2O' alone comes here as two.
  if (formulas.length > 0) return [others.length === 0 ? [first, ...formulas] : formulas]
  return words.map((term) => [term])
}

/** Shorter words match prefixes only: three letters are a part of half of all names. */
const partLetters = 4

/** Returns the substring that a matching search text contains: a part of a word, or a prefix where the typed one is short or has digits. */
export function needle(term: string): string {
  return [...term].length < partLetters || /\d/.test(term) ? ` ${term}` : term
}

/** All of the texts in one line, every word after a space: the search text of objects without ranked names. */
export function termsLine(texts: readonly (string | null | undefined)[]): string {
  return ` ${normaliseSearch(texts.filter((text) => typeof text === 'string').join(' '))} `
}

/** Returns the substrings that a search text must contain to match. An empty text matches everything. */
export function searchNeedles(search: string): string[] {
  return (searchTerms(search)?.words ?? []).map(needle)
}

/** Whether each word, or one of its alternatives, is in the text. */
export function hasTerms(searchText: string, words: Alternatives): boolean {
  return words.every((alternatives) => alternatives.some((term) => searchText.includes(needle(term))))
}

/** Lower is better; undefined is no match. PostgreSQL's product queries do the same in SQL. */
export function rank(
  product: { searchText: string; casNumber: string; ecNumber: string | null },
  terms: SearchTerms,
): number | undefined {
  const { cas, ec, formulas, phrase, words } = terms
  const { searchText } = product
  if (!hasTerms(searchText, typedTerms(terms))) return undefined
  if (product.casNumber === cas) return 0
  if (ec !== undefined && product.ecNumber === ec) return 0
  if (searchText.includes(`= ${phrase}\n`)) return 1
  if (searchText.includes(`\n ${phrase}\n`)) return 2
  if (formulas.some((key) => searchText.includes(key))) return 2
  if (searchText.includes(`= ${phrase}`)) return 3
  return words.every((term) => searchText.includes(` ${term}`)) ? 4 : 5
}
