import { expect, it } from 'vitest'
import { calendarDate, localDate, localTime } from './local-dates.ts'

it('is written in three languages, by the clocks of the country', () => {
  expect(localDate('2026-11-30T21:30:00.000Z', 'SA')).toEqual({
    en: '1 December 2026',
    ar: '١ ديسمبر ٢٠٢٦',
    bn: '১ ডিসেম্বর, ২০২৬',
  })
  expect(localDate('2026-11-30T21:30:00.000Z', 'GB').en).toBe('30 November 2026')
})

it('writes a calendar day as that day, however far east its reader is', () => {
  expect(localDate('2026-12-10T12:00:00.000Z', 'NZ').en).toBe('11 December 2026')
  expect(calendarDate('2026-12-10')).toEqual({ en: '10 December 2026', ar: '١٠ ديسمبر ٢٠٢٦', bn: '১০ ডিসেম্বর, ২০২৬' })
})

it('writes a moment with the name of the clock', () => {
  const written = localTime('2026-11-30T21:30:00.000Z', 'BD')
  expect(written.en).toBe('1 Dec 2026, 03:30 Bangladesh Time')
  expect(written.ar).toContain('١ ديسمبر ٢٠٢٦')
  expect(written.bn).toContain('রাত ৩:৩০')
})
