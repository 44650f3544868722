/** Whether a card has expired at a moment (ISO 8601); it can be used to the end of its last month, UTC. */
export function hasExpired(card: { expiryMonth: number; expiryYear: number }, at: string): boolean {
  const [year = 0, month = 0] = at.split('-').map(Number)
  return card.expiryYear < year || (card.expiryYear === year && card.expiryMonth < month)
}
