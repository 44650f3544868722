import { momentFormat } from '#src/lib/moment-format.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { countryTimeZone } from './country-time-zone.ts'

const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-arab', bn: 'bn-BD-u-ca-gregory-nu-beng' }

/** Returns the day of a moment (ISO 8601) in a country, written in each language. */
export const localDate = (moment: string, country: string): Record<Language, string> => written(moment, countryTimeZone(country))

/** Returns a moment (ISO 8601) as a clock in a country shows it, with the name of the clock, written in each language. */
export function localTime(moment: string, country: string): Record<Language, string> {
  const write = (language: Language) =>
    momentFormat(locales[language], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      // Bangladesh Time: readers know the name of their clock, and no distance from Greenwich.
      timeZoneName: 'shortGeneric',
      timeZone: countryTimeZone(country),
    })(new Date(moment))
  return { en: write('en'), ar: write('ar'), bn: write('bn') }
}

/** Returns a calendar day (`2026-12-03`), which is the same wherever it is read, written in each language. */
export const calendarDate = (day: string): Record<Language, string> => written(`${day}T00:00:00.000Z`, 'UTC')

function written(moment: string, timeZone: string): Record<Language, string> {
  const write = (language: Language) =>
    new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone })
      .format(new Date(moment))
      .replaceAll(/[\u200E\u200F\u061C]/gu, '')
  return { en: write('en'), ar: write('ar'), bn: write('bn') }
}
