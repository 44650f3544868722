const letters = 'ABCDEFGHJKMNPQRS'

/**
 * The reference that is proposed for the transfer of a plan: the plan, the end of the payer's id and the month, so that the transfers of two
 * periods differ. The id is in letters, as numbers in a reference are taken for the bank's. `now`: ISO 8601.
 */
export function planReference(slug: string, userId: string, now: string): string {
  const payer = Array.from(userId.slice(-8), (digit) => letters.charAt(Number.parseInt(digit, 16))).join('')
  return `${slug.toUpperCase()}-${payer}-${now.slice(2, 4)}${now.slice(5, 7)}`
}
