import { normaliseSearch } from '#server/domain/search/search-text.ts'
import type { Geocoder, Place } from '#server/ports/geocoder.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { type Area, entries, type Entry, type EntryPlace, placeOf, termsOf } from './gazetteer/entries.ts'
import { nearestTown } from './gazetteer/nearest-town.ts'
import { type TermIndex, termIndex } from './gazetteer/term-index.ts'
import postalCodes from './gazetteer/postal-codes.json' with { type: 'json' }

const patterns: Record<string, string | undefined> = postalCodes

/** A part that stands for itself and names no place, in whatever country. */
const postalCodeLike = /^[A-Z]{0,2}\d[\dA-Z -]{1,9}$/i

/** No place, with its region, postal code and country, has more: what stands before is a street, and need not be looked up. */
const mostParts = 6
const mostTerms = 16

/** What was typed, cut at its commas: what stands before the place, and the place. */
interface Cut {
  before: string[]
  place: string[]
}

/**
 * Addresses without any provider: the world's towns, and the ports and industrial areas where chemicals are made, landed and used. A
 * street it does not know is kept as it was typed.
 */
export const gazetteerGeocoder: Geocoder = {
  suggest: async (text, language, limit) => find(await openIndex(), text, language, limit),
  locate: async (text, language) => find(await openIndex(), text, language, 1)[0],
  nearest: nearestTown,
  postalCodePattern: (country) => patterns[country],
}

let made: Promise<TermIndex> | undefined
const openIndex = () => (made ??= entries().then(termIndex))

function find(index: TermIndex, text: string, language: Language, limit: number): Place[] {
  const parts = text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  // The most parts that name a place count; a postal code among them belongs to it.
  for (let at = Math.max(0, parts.length - mostParts); at < parts.length; at += 1) {
    const cut = { before: parts.slice(0, at), place: parts.slice(at) }
    const named = cut.place.filter((part) => !postalCodeLike.test(part))
    const found = ranked(index, named, language)
    if (found.length > 0) return found.slice(0, limit).map((entry) => addressOf(entry, cut, language))
  }
  return []
}

/** Entries in which each term begins a name, best first; when there is none, those with near spellings. */
function ranked(index: TermIndex, named: readonly string[], language: Language): Entry[] {
  const phrase = normaliseSearch(named.join(' '))
  const terms = termsOf(phrase)
  if (terms.length === 0 || terms.length > mostTerms) return []
  const asTyped = fitting(
    index,
    terms.map((term) => [term]),
  )
  const found = asTyped.length > 0 ? asTyped : fitting(index, nearSpellings(index, terms))
  const [first = ''] = named
  const firstSpelt = normaliseSearch(first)
  const isAnswer = (entry: Entry) =>
    entry.row.includes(`\t${first}\t`) && namesOf(placeOf(entry), language).join() === named.join()
  const rank = (entry: Entry) => {
    const { searchText } = entry
    // An answer that comes back means the place it was given for, not a namesake. A name alone is no answer.
    if (named.length > 1 && isAnswer(entry)) return 0
    if (searchText.includes(`\n ${phrase}\n`) || searchText.includes(`\n ${firstSpelt}\n`)) return 1
    return searchText.includes(`\n ${phrase}`) ? 2 : 3
  }
  return found
    .map((entry) => ({ entry, rank: rank(entry) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

/** What each term may have meant; nothing when one is near to no term at all, for then no place has them all. */
function nearSpellings(index: TermIndex, terms: readonly string[]): string[][] {
  const near: string[][] = []
  for (const term of terms) {
    const meant = index.similar(term)
    if (meant.length === 0) return []
    near.push(meant)
  }
  return near
}

/** At least one term must begin a name of the place itself: a country alone is no place to deliver to. In the order of the data. */
function fitting(index: TermIndex, terms: readonly (readonly string[])[]): Entry[] {
  const begins = (searchText: string, alternatives: readonly string[]) =>
    alternatives.some((term) => searchText.includes(` ${term}`))
  /** Those that neither the region nor the country has. */
  const leftOf = new Map<Area, readonly (readonly string[])[]>()
  return index.withAny(terms.flat()).filter(({ searchText, area }) => {
    const left = leftOf.get(area) ?? terms.filter((each) => !begins(area.searchText, each))
    leftOf.set(area, left)
    return left.every((each) => begins(searchText, each))
  })
}

/** The place, its region unless that is called the same, and its country. */
const namesOf = ({ name, region, country }: EntryPlace, language: Language): string[] =>
  [...new Set([name[language], region?.[language] ?? ''])].filter((each) => each !== '').concat(country.name[language])

function addressOf(entry: Entry, { before, place }: Cut, language: Language): Place {
  const found = placeOf(entry)
  const { name, region, country, latitude, longitude } = found
  const pattern = patterns[country.code]
  const isPostalCode = (part: string) => pattern !== undefined && new RegExp(pattern, 'i').test(part)
  const postalCode = [...before, ...place].find(isPostalCode)
  const line1 = before.filter((part) => part !== postalCode).join(', ')
  const comma = language === 'ar' ? '، ' : ', '
  const regionName = region?.[language]
  const shown = [line1, ...namesOf(found, language).toSpliced(-1, 0, postalCode ?? '')]
  return {
    text: shown.filter((part) => part !== '').join(comma),
    ...(line1 === '' ? {} : { line1 }),
    city: name[language],
    ...(regionName === undefined ? {} : { region: regionName }),
    ...(postalCode === undefined ? {} : { postalCode }),
    country: country.code,
    latitude,
    longitude,
  }
}
