import { allowedEdits, similarTerms } from '#server/domain/search/near-spelling.ts'
import type { Entry } from './entries.ts'

/** Finds entries by the beginnings of their words, and the words near to a misspelt one. */
export interface TermIndex {
  /** The entries of which a name has a word with one of these beginnings, in their order. */
  withAny(beginnings: readonly string[]): Entry[]
  /** The words that may have been meant: the word itself where one begins with it. */
  similar(word: string): string[]
}

export function termIndex(entries: readonly Entry[]): TermIndex {
  const entriesOf = new Map<string, Entry[]>()
  for (const entry of entries) {
    for (const word of new Set(wordsOf(entry.searchText))) {
      const found = entriesOf.get(word)
      if (found === undefined) entriesOf.set(word, [entry])
      else found.push(entry)
    }
  }
  const areas = new Set(entries.map(({ area }) => area))
  const vocabulary = [...new Set([...entriesOf.keys(), ...[...areas].flatMap(({ searchText }) => wordsOf(searchText))])]
  const letters = Int32Array.from(vocabulary, lettersOf)
  const byBeginning = new Map<string, string[]>()
  for (const word of vocabulary) {
    const beginning = word.slice(0, beginningLetters)
    const found = byBeginning.get(beginning)
    if (found === undefined) byBeginning.set(beginning, [word])
    else found.push(word)
  }

  const withBeginning = (beginning: string): string[] => {
    const words = beginning.length < beginningLetters ? vocabulary : (byBeginning.get(beginning.slice(0, beginningLetters)) ?? [])
    return words.filter((word) => word.startsWith(beginning))
  }
  /** A word that is near enough has few letters that the other has not, and nearly as many. */
  const maybeNear = (word: string): string[] => {
    const most = allowedEdits(word)
    const mask = lettersOf(word)
    return vocabulary.filter(
      (other, at) => Math.abs(other.length - word.length) <= 2 * most && bitsOf((letters[at] ?? 0) ^ mask) <= 2 * most,
    )
  }
  return {
    withAny: (beginnings) => {
      const isFound = new Uint8Array(entries.length)
      const found: Entry[] = []
      for (const entry of beginnings.flatMap(withBeginning).flatMap((word) => entriesOf.get(word) ?? [])) {
        if (isFound[entry.place] !== 1) found.push(entry)
        isFound[entry.place] = 1
      }
      return found.sort((one, other) => one.place - other.place)
    },
    similar: (word) => (withBeginning(word).length > 0 ? [word] : similarTerms(word, maybeNear(word))),
  }
}

/** Of a word, what it is looked up by first. */
const beginningLetters = 2

const wordsOf = (searchText: string): string[] => searchText.split(/\s+/).filter((word) => word !== '')

/** The letters of a word as bits, several letters on one. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function bitsOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
