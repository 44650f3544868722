import { similarTerms } from '#server/domain/search/near-spelling.ts'
import { normaliseSearch } from '#server/domain/search/search-text.ts'
import type { Geocoder, Place } from '#server/ports/geocoder.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { entries, type Entry, termsOf } from './gazetteer/entries.ts'
import postalCodes from './gazetteer/postal-codes.json' with { type: 'json' }

const patterns: Record<string, string | undefined> = postalCodes

/** A part that names no place in any country. */
const postalCodeLike = /^[A-Z]{0,2}\d[\dA-Z -]{1,9}$/i

/** The typed text, split at its commas: the parts before the place, and the place. */
interface Cut {
  before: string[]
  place: string[]
}

/**
 * Addresses without any provider: towns, ports and industrial areas where chemicals are made, landed and used, in three languages. A
 * street it does not know is kept as it was typed.
 */
export const gazetteerGeocoder: Geocoder = {
  suggest: async (text, language, limit) => find(text, language, limit),
  locate: async (text, language) => find(text, language, 1)[0],
  postalCodePattern: (country) => patterns[country],
}

function find(text: string, language: Language, limit: number): Place[] {
  const parts = text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  // The most parts that name a place count; a postal code among them belongs to it.
  for (let at = 0; at < parts.length; at += 1) {
    const cut = { before: parts.slice(0, at), place: parts.slice(at) }
    const named = cut.place.filter((part) => !postalCodeLike.test(part))
    const found = ranked(termsOf(named.join(' ')), normaliseSearch(named[0] ?? ''))
    if (found.length > 0) return found.slice(0, limit).map((entry) => placeOf(entry, cut, language))
  }
  return []
}

/** Entries in which each word begins a name, best first; when there is none, those with near spellings. */
function ranked(words: readonly string[], first: string): Entry[] {
  if (words.length === 0) return []
  const typed = words.map((term) => [term])
  const asTyped = fitting(typed)
  const found = asTyped.length > 0 ? asTyped : fitting(words.map((term) => similarTerms(term, vocabulary())))
  const phrase = words.join(' ')
  const rank = ({ names }: Entry) => {
    if (names.includes(phrase) || names.includes(first)) return 0
    return names.some((name) => name.startsWith(phrase)) ? 1 : 2
  }
  return found
    .map((entry, place) => ({ entry, place, rank: rank(entry) }))
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ entry }) => entry)
}

/** At least one word must begin a name of the place itself: a country alone is no place to deliver to. */
function fitting(words: readonly (readonly string[])[]): Entry[] {
  const begins = (names: readonly string[], alternatives: readonly string[]) =>
    alternatives.some((term) => names.some((name) => name.startsWith(term)))
  return entries().filter(
    ({ listingLabels, widerTerms }) =>
      words.every((alternatives) => begins(listingLabels, alternatives) || begins(widerTerms, alternatives)) &&
      words.some((alternatives) => begins(listingLabels, alternatives)),
  )
}

let known: Set<string> | undefined
const vocabulary = () =>
  (known ??= new Set(entries().flatMap(({ listingLabels, widerTerms }) => [...listingLabels, ...widerTerms])))

function placeOf({ name, region, country, latitude, longitude }: Entry, { before, place }: Cut, language: Language): Place {
  const pattern = patterns[country.code]
  const isPostalCode = (part: string) => pattern !== undefined && new RegExp(pattern, 'i').test(part)
  const postalCode = [...before, ...place].find(isPostalCode)
  const line1 = before.filter((part) => part !== postalCode).join(', ')
  const comma = language === 'ar' ? '، ' : ', '
  const regionName = region?.[language]
  const shown = [line1, name[language], regionName === name[language] ? '' : regionName, postalCode, country.name[language]]
  return {
    text: shown.filter((part) => part !== undefined && part !== '').join(comma),
    ...(line1 === '' ? {} : { line1 }),
    city: name[language],
    ...(regionName === undefined ? {} : { region: regionName }),
    ...(postalCode === undefined ? {} : { postalCode }),
    country: country.code,
    latitude,
    longitude,
  }
}
