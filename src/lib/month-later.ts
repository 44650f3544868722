/** The same moment of the next month; of a month that is too short, its last day. */
export function monthLater(moment: string): string {
  const from = new Date(moment)
  const later = new Date(from)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + 1)
  const days = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(from.getUTCDate(), days))
  return later.toISOString()
}
