import { allowedEdits, similarTerms } from '#server/domain/search/near-spelling.ts'
import { type Entry, termsOf } from './entries.ts'

/** Finds entries by the beginnings of their terms, and the terms near to a misspelt one. */
export interface TermIndex {
  /** The entries of which a name has a term with one of these beginnings, in their order. */
  withAny(beginnings: readonly string[]): Entry[]
  /** The terms that may have been meant: the term itself where one begins with it. */
  similar(term: string): string[]
}

export function termIndex(entries: readonly Entry[]): TermIndex {
  const entriesOf = new Map<string, Entry[]>()
  for (const entry of entries) {
    for (const term of termsOf(entry.searchText)) {
      const found = entriesOf.get(term)
      if (found === undefined) entriesOf.set(term, [entry])
      else found.push(entry)
    }
  }
  const areas = new Set(entries.map(({ area }) => area))
  const vocabulary = [...new Set([...entriesOf.keys(), ...[...areas].flatMap(({ searchText }) => termsOf(searchText))])]
  const letters = Int32Array.from(vocabulary, lettersOf)
  const byBeginning = new Map<string, string[]>()
  for (const term of vocabulary) {
    const beginning = term.slice(0, beginningLetters)
    const found = byBeginning.get(beginning)
    if (found === undefined) byBeginning.set(beginning, [term])
    else found.push(term)
  }

  const withBeginning = (beginning: string): string[] => {
    const terms = beginning.length < beginningLetters ? vocabulary : (byBeginning.get(beginning.slice(0, beginningLetters)) ?? [])
    return terms.filter((term) => term.startsWith(beginning))
  }
  /** A term that is near enough has few letters that the other has not, and nearly as many. */
  const maybeNear = (term: string): string[] => {
    const most = allowedEdits(term)
    const mask = lettersOf(term)
    return vocabulary.filter(
      (other, at) => Math.abs(other.length - term.length) <= 2 * most && bitsOf((letters[at] ?? 0) ^ mask) <= 2 * most,
    )
  }
  return {
    withAny: (beginnings) => {
      const isFound = new Uint8Array(entries.length)
      const found: Entry[] = []
      for (const entry of beginnings.flatMap(withBeginning).flatMap((term) => entriesOf.get(term) ?? [])) {
        if (isFound[entry.place] !== 1) found.push(entry)
        isFound[entry.place] = 1
      }
      return found.sort((one, other) => one.place - other.place)
    },
    similar: (term) => (withBeginning(term).length > 0 ? [term] : similarTerms(term, maybeNear(term))),
  }
}

/** Of a term, what it is looked up by first. */
const beginningLetters = 2

/** The letters of a term as bits, several letters on one. */
function lettersOf(term: string): number {
  let bits = 0
  for (let at = 0; at < term.length; at += 1) bits |= 1 << (term.charCodeAt(at) & 31)
  return bits
}

function bitsOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
