import { normaliseSearch } from '#server/domain/search/search-text.ts'
import type { Language } from '#server/store/tables/columns.ts'
import places from './places.json' with { type: 'json' }
import regions from './regions.json' with { type: 'json' }

type LocalName = Record<Language, string>

/** A place with every name it is searched by, in one spelling. */
export interface Entry {
  name: LocalName
  region: LocalName | undefined
  country: { code: string; name: LocalName }
  latitude: number
  longitude: number
  /** Its own names, whole. */
  names: readonly string[]
  /** The words of its own names. */
  listingLabels: readonly string[]
  /** Those of its region and country. */
  widerTerms: readonly string[]
}

const languages: readonly Language[] = ['en', 'ar', 'bn']
const countryNames = (code: string): LocalName => {
  const named = (language: Language) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  return { en: named('en'), ar: named('ar'), bn: named('bn') }
}
const regionNames: Record<string, LocalName | undefined> = regions

let made: readonly Entry[] | undefined

/** Made at the first question: a start pays nothing for it. */
export function entries(): readonly Entry[] {
  if (made !== undefined) return made
  const countries = new Map<string, LocalName>()
  made = places.map((place) => {
    const name = countries.get(place.country) ?? countryNames(place.country)
    countries.set(place.country, name)
    const region = place.region === undefined ? undefined : regionNames[place.region]
    const own = [...languages.map((language) => place[language]), ...(place.alias === undefined ? [] : [place.alias])]
    const wider = languages.flatMap((language) => [name[language], region?.[language] ?? ''])
    return {
      name: { en: place.en, ar: place.ar, bn: place.bn },
      region,
      country: { code: place.country, name },
      latitude: place.latitude,
      longitude: place.longitude,
      names: own.map(normaliseSearch),
      listingLabels: own.flatMap(termsOf),
      widerTerms: [...wider.flatMap(termsOf), place.country.toLowerCase()],
    }
  })
  return made
}

export const termsOf = (text: string): string[] =>
  normaliseSearch(text)
    .split(' ')
    .filter((word) => word !== '')
