import type { Geocoder, Place } from '#server/ports/geocoder.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { photonPlaces, photonQuery } from './geocoder-photon.ts'
import { nominatimPlaces, nominatimQuery } from './geocoder-nominatim.ts'

export interface RemoteGeocoderSettings {
  /** The provider's endpoint. One that ends in `/search` is Nominatim's, any other Photon's. */
  url: string
  /** Used while the provider fails. */
  fallback: Geocoder
  clock: () => Date
  /** Called with the reason when the provider fails. */
  onFailure: (failure: unknown) => void
  fetch?: typeof fetch
  /** Milliseconds: somebody is typing. */
  timeout?: number
}

const dayLong = 24 * 60 * 60 * 1000
const maxCached = 2_000

/** Addresses by a provider of OpenStreetMap data. Results are cached for a day; while it is unavailable, the fallback is used. */
export function remoteGeocoder({
  url,
  fallback,
  clock,
  onFailure,
  fetch: fetchUrl = fetch,
  timeout = 2_500,
}: RemoteGeocoderSettings): Geocoder {
  const nominatim = new URL(url).pathname.endsWith('/search')
  const cached = new Map<string, { places: Place[]; until: number }>()

  const keep = (key: string, places: Place[]) => {
    // The oldest goes first: a map keeps the order of insertion.
    for (const [old] of cached) {
      if (cached.size < maxCached) break
      cached.delete(old)
    }
    cached.set(key, { places, until: clock().getTime() + dayLong })
  }

  async function search(text: string, language: Language, limit: number): Promise<Place[] | undefined> {
    const key = `${language}:${text.trim().toLowerCase()}`
    const earlier = cached.get(key)
    if (earlier !== undefined && earlier.until > clock().getTime()) return earlier.places.slice(0, limit)
    try {
      const address = new URL(url)
      const query = nominatim ? nominatimQuery(text, language, limit) : photonQuery(text, language, limit)
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      const response = await fetchUrl(address, {
        headers: { accept: 'application/json', 'user-agent': 'Kimiya marketplace' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`The geocoder answered ${response.status}`)
      const body: unknown = await response.json()
      const places = nominatim ? nominatimPlaces(body) : photonPlaces(body)
      keep(key, places)
      for (const place of places) keep(`${language}:${place.text.toLowerCase()}`, [place])
      return places.slice(0, limit)
    } catch (failure) {
      onFailure(failure)
      return undefined
    }
  }

  return {
    suggest: async (text, language, limit) => (await search(text, language, limit)) ?? fallback.suggest(text, language, limit),
    locate: async (text, language) => {
      const found = await search(text, language, 1)
      return found === undefined ? fallback.locate(text, language) : found[0]
    },
    // Where a driver is, no other server need know.
    nearest: (point) => fallback.nearest(point),
    postalCodePattern: (country) => fallback.postalCodePattern(country),
  }
}
