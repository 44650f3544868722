import { expect, it } from 'vitest'
import { momentFormat } from '#src/lib/moment-format.ts'
import { putTexts } from '#tests/support/texts.ts'
import { dayText, timeText } from './day-text.ts'
import { fileSizeText } from './file-size.ts'
import { createFormat } from './format.ts'
import { currentText } from './i18n.ts'
import { arabicLocale } from './languages.ts'
import { zonedTimeText } from './zoned-time.ts'

const hours = Array.from({ length: 24 }, (_, hour) => `2026-02-0${1 + (hour % 9)}T${String(hour).padStart(2, '0')}:05:00.000Z`)

it.each(['ar', 'bn'] as const)(
  'writes every moment, amount and number in the digits of %s, and no part of a day in Latin letters',
  async (language) => {
    await putTexts(language)
    const format = createFormat(language, currentText())
    const texts = [
      ...hours.flatMap((at) => [
        format.formatDateTime(at),
        format.formatDate(at),
        dayText(at.slice(0, 10), language),
        timeText(at, language, 'UTC'),
        zonedTimeText(at, language, 'UTC'),
      ]),
      format.formatDate('2026-12-31'),
      format.formatMonth('2026-12-31'),
      format.formatNumber(1234.5),
      format.formatPercent(99.5),
      format.formatMoney({ amount: 123_456, currency: 'SAR' }),
      format.formatApproximate({ amount: 123_456, currency: 'SAR', rate: 32.5, date: '2026-11-20', source: 'operator' }, 'kg'),
      format.formatQuantity({ value: 1000.25, unit: 'kg' }),
      format.formatUnitPrice({ amount: 123_456, currency: 'SAR' }, 'kg'),
      fileSizeText(2_500_000, language),
    ]
    expect(texts.filter((text) => /[0-9]|\b[AP]\.?M\b/i.test(text))).toEqual([])
  },
)

it('writes the months of Jordan, Palestine, Lebanon, Syria and Iraq as those who are there say them', () => {
  const february = (zone: string) =>
    momentFormat(`${arabicLocale(zone)}-u-nu-arab-ca-gregory`, { month: 'long' })(new Date('2026-02-10T12:00:00.000Z'))
  for (const zone of ['Asia/Amman', 'Asia/Gaza', 'Asia/Beirut', 'Asia/Damascus', 'Asia/Baghdad'])
    expect(february(zone)).toBe('شباط')
  for (const zone of ['Asia/Riyadh', 'Asia/Dubai', 'Africa/Cairo', 'Asia/Dhaka']) expect(february(zone)).toBe('فبراير')
})
