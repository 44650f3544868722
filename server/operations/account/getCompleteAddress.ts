import { placeText } from '#server/domain/account/address-search.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const getCompleteAddress: Operation<'getCompleteAddress'> = async ({ ports, id: text, language }) => {
  const place = await ports.geocoder.locate(placeText(text), language)
  if (place === undefined) throw notFound()
  const { text: _, ...parts } = place
  return omitNull({ ...parts, postalCodePattern: ports.geocoder.postalCodePattern(place.country) })
}
