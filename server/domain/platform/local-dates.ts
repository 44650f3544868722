import type { Language } from '#server/store/tables/columns.ts'
import { countryTimeZone } from './country-time-zone.ts'

const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-arab', bn: 'bn-BD-u-ca-gregory-nu-beng' }

/** Returns the day of a moment (ISO 8601) in a country, written in each language. */
export function localDate(moment: string, country: string): Record<Language, string> {
  const write = (language: Language) =>
    new Intl.DateTimeFormat(locales[language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: countryTimeZone(country),
    })
      .format(new Date(moment))
      .replaceAll(/[\u200E\u200F\u061C]/gu, '')
  return { en: write('en'), ar: write('ar'), bn: write('bn') }
}
