/**
 * Writes moments in the language of a locale. Bangla names the part of the day before the hour (বিকাল ৪:০৫); browsers write AM and PM there, which
 * nobody says.
 */
export function momentFormat(locale: string, options: Intl.DateTimeFormatOptions): (at: Date) => string {
  if (!locale.startsWith('bn')) {
    const format = new Intl.DateTimeFormat(locale, options)
    return (at) => format.format(at)
  }
  const format = new Intl.DateTimeFormat(locale, { ...options, dayPeriod: 'short' })
  return (at) => {
    const parts = format.formatToParts(at)
    // Nobody says the long word of the tables before an hour.
    const period = (parts.find(({ type }) => type === 'dayPeriod')?.value ?? '').replace('রাত্রি', 'রাত')
    const texts = parts.map(({ type, value }) => (type === 'hour' ? `${period} ${value}` : type === 'dayPeriod' ? '' : value))
    return texts.join('').replaceAll(/\s+/g, ' ').trim()
  }
}
