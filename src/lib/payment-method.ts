/** How somebody wants to pay, as an address carries it from the choice to the payment. */
export type PaymentMethodChoice =
  | { method: 'newCard' }
  | { method: 'savedCard'; card: string }
  | { method: 'wallet' }
  | { method: 'bankTransfer' }

/** The way that an address names; a new card when it names none. */
export function methodOf(query: string): PaymentMethodChoice {
  const params = new URLSearchParams(query)
  const method = params.get('method')
  const card = params.get('card')
  if (method === 'savedCard' && card !== null) return { method, card }
  return method === 'wallet' || method === 'bankTransfer' ? { method } : { method: 'newCard' }
}

/** What asks least of a person: a card that is kept, else a new one. */
export function easiestMethod(cards: readonly { _id: string; expired: boolean }[]): PaymentMethodChoice {
  const usable = cards.find(({ expired }) => !expired)
  return usable === undefined ? { method: 'newCard' } : { method: 'savedCard', card: usable._id }
}

/** One name for each way: what a choice between them is kept by. */
export const methodName = (method: PaymentMethodChoice): string =>
  method.method === 'savedCard' ? `savedCard:${method.card}` : method.method
