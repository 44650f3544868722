import { similarTerms } from './near-spelling.ts'
import { hasTerms, normaliseSearch, searchTerms } from './search-text.ts'

/**
 * Returns the sellers that match a text, in the order given: exactly or, without a match, in near spellings. All of them without a text.
 */
export function sellersByName<Seller extends { businessName: string }>(sellers: readonly Seller[], search: string): Seller[] {
  const terms = searchTerms(search)
  if (terms === undefined) return search.trim() === '' ? [...sellers] : []
  const named = sellers.map((seller) => ({ seller, text: ` ${normaliseSearch(seller.businessName)} ` }))
  const found = named.filter(({ text }) =>
    hasTerms(
      text,
      terms.words.map((term) => [term]),
    ),
  )
  if (found.length > 0) return found.map(({ seller }) => seller)
  const vocabulary = new Set(named.flatMap(({ text }) => text.trim().split(' ')))
  const near = terms.words.map((term) => similarTerms(term, vocabulary))
  return near.some(({ length }) => length === 0)
    ? []
    : named.filter(({ text }) => hasTerms(text, near)).map(({ seller }) => seller)
}
