import { z } from 'zod'
import type { Place } from '#server/ports/geocoder.ts'
import type { Language } from '#server/store/tables/columns.ts'

/** The fields read of Nominatim's `jsonv2` with address details. */
const responseSchema = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    display_name: z.string(),
    address: z.object({
      house_number: z.string().optional(),
      road: z.string().optional(),
      industrial: z.string().optional(),
      city: z.string().optional(),
      town: z.string().optional(),
      village: z.string().optional(),
      municipality: z.string().optional(),
      state: z.string().optional(),
      postcode: z.string().optional(),
      country_code: z.string().optional(),
    }),
  }),
)

export const nominatimQuery = (text: string, language: Language, limit: number): Record<string, string> => ({
  q: text,
  format: 'jsonv2',
  addressdetails: '1',
  limit: String(limit),
  'accept-language': language,
})

/** Returns the places of a response that have a country and a town. */
export function nominatimPlaces(content: unknown): Place[] {
  return responseSchema.parse(content).flatMap(({ lat, lon, display_name, address }) => {
    const city = address.city ?? address.town ?? address.village ?? address.municipality
    if (city === undefined || address.country_code === undefined) return []
    const line1 = [address.house_number, address.road ?? address.industrial].filter((part) => part !== undefined).join(' ')
    return [
      {
        text: display_name,
        ...(line1 === '' ? {} : { line1 }),
        city,
        ...(address.state === undefined ? {} : { region: address.state }),
        ...(address.postcode === undefined ? {} : { postalCode: address.postcode }),
        country: address.country_code.toUpperCase(),
        latitude: lat,
        longitude: lon,
      },
    ]
  })
}
