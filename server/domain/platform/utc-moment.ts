/** Converts the contract's `date-time` into the form of rows; undefined for a leap second. */
export function utcMoment(text: string): string | undefined {
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
