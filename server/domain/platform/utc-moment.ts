/** A moment of the contract's `date-time` in the one form that rows have; undefined for those that no clock shows (a leap second). */
export function utcMoment(text: string): string | undefined {
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
