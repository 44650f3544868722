import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { cardBrands } from '#src/lib/card-brand.ts'

type SavedCard = components['schemas']['SavedCard']

/** What a person tells a saved card by: its brand and last digits; and until when it is valid, as it stands on the card. */
export function useSavedCardName(): (card: SavedCard) => { name: string; month: string } {
  const text = useText()
  return ({ brand, lastFour, expiryMonth, expiryYear }) => {
    const known = cardBrands.find((each) => each === brand)
    // A provider may name a brand that this page has no word for.
    const name = known === undefined ? brand : text(`order:paying.brand.${known}`)
    return { name: `${name} •••• ${lastFour}`, month: `${String(expiryMonth).padStart(2, '0')}/${expiryYear}` }
  }
}
