import type { Language } from '#server/store/tables/columns.ts'

export interface Place {
  /** One line in the language asked for, which names the place again when it is sent back. */
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

/** Finds places by what somebody typed. Never throws because a provider is away: then it finds what it knows by itself, or nothing. */
export interface Geocoder {
  /** Completions of a beginning, best first. */
  suggest(text: string, language: Language, limit: number): Promise<Place[]>
  /** The place that a suggestion's text names. */
  locate(text: string, language: Language): Promise<Place | undefined>
  /** What a postal code of the country looks like, as a regular expression; undefined where there are none, or none is known. */
  postalCodePattern(country: string): string | undefined
}
