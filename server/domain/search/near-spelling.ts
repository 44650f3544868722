import type { Alternatives, SearchTerms } from './search-text.ts'

/** How far a typed word may be from the one that was meant: none under four letters and in numbers, one edit up to five, then two. */
export function allowedEdits(word: string): number {
  const letters = [...word].length
  if (letters < 4 || /\d/.test(word)) return 0
  return letters < 6 ? 1 : 2
}

/** Whether somebody can have meant the word: codes and numbers are right or wrong, never nearly right. */
const isCandidate = (word: string) => [...word].length >= 3 && !/\d/.test(word)

/**
 * The vocabulary's words nearest to a typed one, at one distance, in the order of the alphabet; the word itself where one begins with
 * it. Up to five letters the first must be right: short words with another first letter are other words.
 */
export function similarTerms(typed: string, vocabulary: Iterable<string>): string[] {
  const most = allowedEdits(typed)
  let nearest = most
  let found: string[] = []
  for (const word of vocabulary) {
    if (word.startsWith(typed)) return [typed]
    if (most === 0 || !isCandidate(word) || (most === 1 && word[0] !== typed[0])) continue
    const distance = editDistance(typed, word, nearest)
    if (distance > nearest) continue
    if (distance < nearest) found = []
    nearest = distance
    found.push(word)
  }
  return found.sort().slice(0, 5)
}

/** What was typed with each word as the first of its near spellings: what products are ranked by. */
export function corrected(terms: SearchTerms, near: Alternatives): SearchTerms {
  const words = near.map(([first = '']) => first)
  const corrections = new Map(terms.words.map((word, at) => [word, words[at] ?? word]))
  const phrase = terms.phrase
    .split(' ')
    .map((word) => corrections.get(word) ?? word)
    .join(' ')
  return { cas: undefined, ec: undefined, phrase, words }
}

/** Letters of a word that its keys are made of: enough to tell words apart, and few keys for a long one. */
const keyLetters = 7

/**
 * What is left of the first letters of a word without up to as many of them as it may have wrong: two words that are no farther apart
 * have such a key in common. An index of these finds near words without a look at all there are (`spellingKeys` in migration 002
 * makes those of the vocabulary). None for a word that may have no error.
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

/** Optimal string alignment: a swap of neighbours counts one. Answers `most + 1` for anything farther than `most`. */
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
