import type { Language } from '#server/store/tables/columns.ts'

export interface Place {
  /** One line in the requested language, which identifies the place when sent back. */
  text: string
  line1?: string
  city: string
  region?: string
  postalCode?: string
  /** ISO 3166-1 alpha-2. */
  country: string
  latitude: number
  longitude: number
}

/** Finds places by typed text. Never throws when a provider is unavailable: then it uses its own data, or finds nothing. */
export interface Geocoder {
  /** Returns completions of a prefix, best first. */
  suggest(text: string, language: Language, limit: number): Promise<Place[]>
  /** The place that a suggestion's text names. */
  locate(text: string, language: Language): Promise<Place | undefined>
  /** The town that a point is in or near to, by its names; undefined far from any. Never leaves the process. */
  nearest(point: { latitude: number; longitude: number }): Promise<Record<Language, string> | undefined>
  /** The pattern of the country's postal codes, a regular expression; undefined without one. */
  postalCodePattern(country: string): string | undefined
}
