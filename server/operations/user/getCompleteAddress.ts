import { placeText } from '#server/domain/place-text.ts'
import { present } from '#server/domain/present.ts'
import { notYours } from '#server/domain/refusal.ts'
import type { Operation } from '#server/operation.ts'

export const getCompleteAddress: Operation<'getCompleteAddress'> = async ({ ports, id: text, language }) => {
  const place = await ports.geocoder.locate(placeText(text), language)
  if (place === undefined) throw notYours()
  const { text: _, ...parts } = place
  return present({ ...parts, postalCodePattern: ports.geocoder.postalCodePattern(place.country) })
}
