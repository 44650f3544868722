import { z } from 'zod'
import type { Place } from '#server/ports/geocoder.ts'
import type { Language } from '#server/store/tables/columns.ts'

/** The fields read of Photon's GeoJSON. */
const responseSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: z.string().optional(),
        street: z.string().optional(),
        housenumber: z.string().optional(),
        postcode: z.string().optional(),
        city: z.string().optional(),
        district: z.string().optional(),
        state: z.string().optional(),
        country: z.string().optional(),
        countrycode: z.string().optional(),
        osm_key: z.string().optional(),
      }),
    }),
  ),
})

/** Photon supports English but rejects Arabic and Bangla, for which the local names are requested. */
export const photonQuery = (text: string, language: Language, limit: number): Record<string, string> => ({
  q: text,
  limit: String(limit),
  lang: language === 'en' ? 'en' : 'default',
})

/** Returns the places of a response that have a country and a town. */
export function photonPlaces(content: unknown): Place[] {
  return responseSchema.parse(content).features.flatMap(({ geometry, properties }) => {
    const { name, street, housenumber, postcode, state, country, countrycode } = properties
    const city = properties.city ?? (properties.osm_key === 'place' ? name : undefined) ?? properties.district
    if (city === undefined || countrycode === undefined) return []
    const road = [housenumber, street ?? (name === city ? undefined : name)].filter((part) => part !== undefined).join(' ')
    const [longitude, latitude] = geometry.coordinates
    const shown = [road, city, state, postcode, country].filter((part) => part !== undefined && part !== '')
    return [
      {
        text: shown.join(', '),
        ...(road === '' ? {} : { line1: road }),
        city,
        ...(state === undefined ? {} : { region: state }),
        ...(postcode === undefined ? {} : { postalCode: postcode }),
        country: countrycode.toUpperCase(),
        latitude,
        longitude,
      },
    ]
  })
}
