import { expect, it } from 'vitest'
import { dayText, timeText } from './day-text.ts'

it.each([
  ['en', '2026-09-05', '05 Sep 2026'],
  ['en', '2026-11-21', '21 Nov 2026'],
  ['ar', '2026-09-05', '٠٥ سبتمبر ٢٠٢٦'],
  ['bn', '2026-11-21', '২১ নভে ২০২৬'],
] as const)('writes a day in %s as DD MMM YYYY', (language, day, text) => expect(dayText(day, language)).toBe(text))

it('writes the time of the reader’s clock in their digits', () => {
  const moment = '2026-11-21T11:05:00.000Z'
  expect(timeText(moment, 'en', 'Asia/Dhaka')).toBe('17:05')
  expect(timeText('2026-11-21T03:05:00.000Z', 'en', 'Asia/Dhaka')).toBe('09:05')
  expect(timeText(moment, 'ar', 'Asia/Riyadh')).toContain('٢:٠٥')
  expect(timeText(moment, 'bn', 'Asia/Dhaka')).toBe('বিকাল ৫:০৫')
  expect(timeText('2026-11-21T12:26:00.000Z', 'bn', 'Asia/Dhaka')).toBe('সন্ধ্যা ৬:২৬')
})
