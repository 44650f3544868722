/** Whether a name is one of the IANA time zone database that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return dayFormat(name) !== undefined
  } catch {
    // Intl throws a RangeError at a name it does not know.
    return false
  }
}

/** The calendar day, `YYYY-MM-DD`, that it is in a time zone at a moment (ISO 8601). */
export const dayIn = (timeZone: string, moment: string): string => dayAt(dayFormat(timeZone), Date.parse(moment))

/** `day` and so many days: '2026-12-31' and 1 is '2027-01-01'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayLength).toISOString().slice(0, 10)
}

/**
 * The moment (ISO 8601 UTC) at which the day is over in the time zone: the first one that belongs to a later day there. Looked for
 * instead of reckoned, because clocks are put on and back, in some countries at midnight, so that a day can have 23, 24 or 25 hours
 * and need not begin at 00:00.
 */
export function endOfDay(day: string, timeZone: string): string {
  const format = dayFormat(timeZone)
  const midday = Date.parse(`${day}T12:00:00.000Z`)
  // No zone is further than 14 hours from UTC: the day's end is in between, and days follow each other from the one to the other.
  let during = midday - 2 * dayLength
  let after = midday + 2 * dayLength
  while (after - during > 1) {
    const between = Math.floor((during + after) / 2)
    if (dayAt(format, between) > day) after = between
    else during = between
  }
  return new Date(after).toISOString()
}

/** The last moment before an end that `endOfDay` gives, which is on the day that has ended. */
export const momentBefore = (end: string): string => new Date(Date.parse(end) - 1).toISOString()

const dayLength = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const options = { timeZone, calendar: 'gregory', numberingSystem: 'latn' }
  const format = new Intl.DateTimeFormat('en', { ...options, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
}

function dayAt(format: Intl.DateTimeFormat, moment: number): string {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-')
}
