import type { Alternatives, SearchTerms } from './search-text.ts'

/** Returns the allowed edit distance: none under four letters and in numbers, one up to five letters, then two. */
export function allowedEdits(term: string): number {
  const letters = [...term].length
  if (letters < 4 || /\d/.test(term)) return 0
  return letters < 6 ? 1 : 2
}

/** Whether a word can be a correction: codes, formulas and numbers are exact. */
const isCandidate = (term: string) => [...term].length >= 3 && !/[\d#]/.test(term)

/**
 * The vocabulary's words nearest to a typed one, at one distance, in alphabetical order; the word itself where one begins with it. Up to
 * five letters the first must be right: short words with another first letter are other words.
 */
export function similarTerms(typed: string, vocabulary: Iterable<string>): string[] {
  const most = allowedEdits(typed)
  let nearest = most
  let found: string[] = []
  for (const term of vocabulary) {
    if (term.startsWith(typed)) return [typed]
    if (most === 0 || !isCandidate(term) || (most === 1 && term[0] !== typed[0])) continue
    const distance = editDistance(typed, term, nearest)
    if (distance > nearest) continue
    if (distance < nearest) found = []
    nearest = distance
    found.push(term)
  }
  return found.sort().slice(0, 5)
}

/** Returns the search terms with each word replaced by its first near spelling, for ranking. */
export function corrected(terms: SearchTerms, near: Alternatives): SearchTerms {
  const words = near.map(([first = '']) => first)
  const corrections = new Map(terms.words.map((term, at) => [term, words[at] ?? term]))
  const phrase = terms.phrase
    .split(' ')
    .map((term) => corrections.get(term) ?? term)
    .join(' ')
  return { cas: undefined, ec: undefined, formulas: [], phrase, words }
}

/** Letters of a word that its keys are made of: enough to tell words apart, and few keys for a long one. */
const keyLetters = 7

/**
 * Returns the first letters of a word without any of up to as many as its allowed edits: words within that distance share such a key. An
 * index of these finds near words without a scan (`spellingKeys` in migration 002 makes those of the vocabulary). None for a word without
 * allowed edits.
 */
export function spellingKeys(typed: string): string[] {
  const most = allowedEdits(typed)
  if (most === 0) return []
  let last = new Set([[...typed].slice(0, keyLetters).join('')])
  const keys = new Set(last)
  for (let edit = 0; edit < most; edit++) {
    last = new Set([...last].flatMap((key) => [...key].map((_, at, letters) => letters.toSpliced(at, 1).join(''))))
    for (const key of last) keys.add(key)
  }
  return [...keys]
}

/** Optimal string alignment: a swap of neighbours counts one. Returns `most + 1` for anything farther than `most`. */
export function editDistance(left: string, right: string, most: number): number {
  const a = [...left]
  const b = [...right]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [row, letter] of a.entries()) {
    const current = [row + 1]
    for (const [column, against] of b.entries()) {
      const cost = letter === against ? 0 : 1
      const swap =
        row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === against ? at(before, column - 1) + 1 : Infinity
      current.push(Math.min(at(last, column + 1) + 1, at(current, column) + 1, at(last, column) + cost, swap))
    }
    if (Math.min(...current) > most) return most + 1
    before = last
    last = current
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
