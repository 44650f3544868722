/** How somebody wants to pay, as an address carries it from the choice to the payment. */
export type PaymentMethodChoice =
  | { way: 'newCard' }
  | { way: 'savedCard'; card: string }
  | { way: 'wallet' }
  | { way: 'bankTransfer' }

/** The way that an address names; a new card when it names none. */
export function methodOf(query: string): PaymentMethodChoice {
  const params = new URLSearchParams(query)
  const way = params.get('way')
  const card = params.get('card')
  if (way === 'savedCard' && card !== null) return { way, card }
  return way === 'wallet' || way === 'bankTransfer' ? { way } : { way: 'newCard' }
}

/** What asks least of a person: a card that is kept, else a new one. */
export function easiestMethod(cards: readonly { _id: string; expired: boolean }[]): PaymentMethodChoice {
  const usable = cards.find(({ expired }) => !expired)
  return usable === undefined ? { way: 'newCard' } : { way: 'savedCard', card: usable._id }
}

/** One name for each way: what a choice between them is kept by. */
export const methodName = (way: PaymentMethodChoice): string => (way.way === 'savedCard' ? `savedCard:${way.card}` : way.way)
