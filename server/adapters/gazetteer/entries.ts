import { normaliseSearch } from '#server/domain/search/search-text.ts'
import type { Language } from '#server/store/tables/columns.ts'
import regions from './regions.json' with { type: 'json' }

type LocalName = Record<Language, string>

/** What the places of a region, or of a country without regions, have in common. */
export interface Area {
  country: { code: string; name: LocalName }
  region: LocalName | undefined
  /** The words of its names, each after a space. */
  searchText: string
}

/** A place as it is searched. */
export interface Entry {
  /** The row of the data: what is shown of the place is read from it when it is found. */
  row: string
  /** Of the places that fit alike, the one with the lower number comes first. */
  place: number
  area: Area
  /** A line a name, in one spelling, every term after a space. */
  searchText: string
}

/** What is shown of a place. */
export interface EntryPlace {
  /** The English name stands where there is no other. */
  name: LocalName
  region: LocalName | undefined
  country: { code: string; name: LocalName }
  latitude: number
  longitude: number
}

const countryLetters = 2
const englishCell = 4
const languages: readonly Language[] = ['en', 'ar', 'bn']
const regionNames: Record<string, LocalName | undefined> = regions

let made: Promise<readonly Entry[]> | undefined

/** Resolves to all places, read and made at the first question: a start pays nothing for them. */
export const entries = (): Promise<readonly Entry[]> => (made ??= makeEntries())

async function makeEntries(): Promise<readonly Entry[]> {
  const { default: gazetteer } = await import('#src/generated/gazetteer.json')
  const inLanguages = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  const areas = new Map<string, Area>()
  return gazetteer.places.map((row, place) => {
    const key = row.slice(0, row.indexOf('\t', countryLetters + 1))
    const area = areas.get(key) ?? areaOf(key, inLanguages)
    areas.set(key, area)
    return { row, place, area, searchText: searchTextOf(row) }
  })
}

/** The data has the names in one spelling already, but for an English one that is so in lower case. */
function searchTextOf(row: string): string {
  const [english, ...others] = row.slice(row.lastIndexOf('\t') + 1).split('|')
  let text = `\n ${english === '' ? row.split('\t', englishCell + 1)[englishCell]?.toLowerCase() : english}\n`
  for (const other of others) text += ` ${other}\n`
  return text
}

/** Of a row's first two cells. */
function areaOf(key: string, inLanguages: readonly Intl.DisplayNames[]): Area {
  const [code = '', regionCode = ''] = key.split('\t')
  const [en = code, ar = code, bn = code] = inLanguages.map((names) => names.of(code))
  const name = { en, ar, bn }
  const region = regionNames[regionCode]
  const names = languages.flatMap((language) => [name[language], region?.[language] ?? ''])
  return { country: { code, name }, region, searchText: ` ${names.map(normaliseSearch).join(' ')} ${code.toLowerCase()}` }
}

export function placeOf({ row, area: { country, region } }: Entry): EntryPlace {
  const [, , latitude, longitude, en = '', ar = '', bn = ''] = row.split('\t')
  const name = { en, ar: ar === '' ? en : ar, bn: bn === '' ? en : bn }
  return { name, region, country, latitude: Number(latitude), longitude: Number(longitude) }
}

/** Returns the terms of a normalised text, each once. */
export const termsOf = (searchText: string): string[] => [...new Set(searchText.split(/\s+/).filter((term) => term !== ''))]
