import { placeText } from '#server/domain/account/address-search.ts'
import type { Operation } from '#server/operation.ts'

const most = 8

export const addressSuggestion: Operation<'addressSuggestion'> = async ({ ports, id: text, language }) => {
  const places = await ports.geocoder.suggest(placeText(text), language, most)
  const suggestions = places.map(({ text: shown, country }) => ({ text: shown.slice(0, 300), country }))
  return { suggestions, total: suggestions.length }
}
