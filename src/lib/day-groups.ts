/** What happened on one day, and the day as YYYY-MM-DD. */
export interface DayGroup<Item> {
  day: string
  items: readonly Item[]
}

/**
 * Things by the days that they happened on, in the order in which they come; each once, for a page that is read later may bring again
 * what was pushed out of the one before. The days are those of the time zone, the device's unless one is named.
 */
export function groupByDay<Item extends { _id: string; createdAt: string }>(
  items: readonly Item[],
  timeZone?: string,
): DayGroup<Item>[] {
  const groups = new Map<string, Item[]>()
  for (const item of new Map(items.map((each) => [each._id, each])).values()) {
    const day = dayOf(new Date(item.createdAt), timeZone)
    groups.set(day, [...(groups.get(day) ?? []), item])
  }
  return [...groups].map(([day, grouped]) => ({ day, items: grouped }))
}

/** The calendar day of a moment, as YYYY-MM-DD. */
export function dayOf(moment: Date, timeZone?: string): string {
  // Canada writes days so, in every browser.
  const days = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
  return days.format(moment)
}

/** The calendar day before: counted in days, for not every day has 24 hours. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
