import { momentFormat } from '#src/lib/moment-format.ts'
import { type Language, intlLocales } from './languages.ts'

/** A calendar day, YYYY-MM-DD, as DD MMM YYYY in the reader's words and digits: 05 Sep 2026. */
export function dayText(day: string, language: Language): string {
  // Great Britain's short September has four letters.
  const locale = language === 'en' ? 'en-US' : intlLocales[language]
  const parts = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(new Date(day))
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return [part('day'), part('month'), part('year')].join(' ')
}

/** The time of day of a moment, on the reader's clock. */
export function timeText(iso: string, language: Language, timeZone?: string): string {
  // The part of the day, which Bangla names, cannot be asked for together with a style.
  const clock: Intl.DateTimeFormatOptions = language === 'bn' ? { hour: 'numeric', minute: '2-digit' } : { timeStyle: 'short' }
  return momentFormat(intlLocales[language], { ...clock, timeZone })(new Date(iso))
}
