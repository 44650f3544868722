import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { cardBrands } from '#src/lib/card-brand.ts'

type SavedCard = components['schemas']['SavedCard']

/** What a person tells a card by: its brand and last digits. */
export function useCardName(): (card: Pick<SavedCard, 'brand' | 'lastFour'>) => string {
  const text = useText()
  return ({ brand, lastFour }) => {
    const known = cardBrands.find((each) => each === brand)
    // A provider may name a brand that this page has no word for.
    return `${known === undefined ? brand : text(`order:paying.brand.${known}`)} •••• ${lastFour}`
  }
}

/** The same of a saved card, and until when it is valid, as it stands on the card. */
export function useSavedCardName(): (card: SavedCard) => { name: string; month: string } {
  const cardName = useCardName()
  return (card) => ({
    name: cardName(card),
    month: `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`,
  })
}
