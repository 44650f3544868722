import { expect, it } from 'vitest'
import { localDate } from './local-dates.ts'

it('is written in three languages, by the clocks of the country', () => {
  expect(localDate('2026-11-30T21:30:00.000Z', 'SA')).toEqual({
    en: '1 December 2026',
    ar: '١ ديسمبر ٢٠٢٦',
    bn: '১ ডিসেম্বর, ২০২৬',
  })
  expect(localDate('2026-11-30T21:30:00.000Z', 'GB').en).toBe('30 November 2026')
})
