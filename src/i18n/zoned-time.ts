import { dayIn, endOfDay, momentBefore } from '#src/lib/end-of-day.ts'
import { momentFormat } from '#src/lib/moment-format.ts'
import { type Language, intlLocales } from './languages.ts'

/** The reader's time zone, by its IANA name. */
export const localTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment on the reader's clock with the zone of that clock: two people far apart read one deadline. 21 Nov 2026, 14:00 GMT+6. */
export function zonedTimeText(iso: string, language: Language, timeZone?: string): string {
  return momentFormat(intlLocales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  })(new Date(iso))
}

/**
 * An end that was chosen as the end of a day: that day, where the reader's day ends at the same moment, and else the moment with its zone. In which
 * zone it was chosen is not known, and the reader's day may have begun, or be over, hours before.
 */
export function endText(end: string, language: Language, timeZone: string = localTimeZone()): string {
  const lastDay = dayIn(timeZone, momentBefore(end))
  if (Date.parse(endOfDay(lastDay, timeZone)) !== Date.parse(end)) return zonedTimeText(end, language, timeZone)
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(intlLocales[language], options).format(new Date(lastDay))
}

/** The name of the reader's time zone at a moment, in words: Bangladesh Standard Time. */
export function zoneText(at: Date, language: Language, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat(intlLocales[language], { timeZoneName: 'long', timeZone }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? localTimeZone()
}
