import { describe, expect, it } from 'vitest'
import { formatValue } from './notification-values.ts'

/** The marks that keep a value's own direction. */
const unmarked = (text: string) => text.replace(/[\u061C\u200E\u200F\u2066-\u2069]/gu, '').replace(/\u00A0/gu, ' ')

describe('a sum of money in a notification', () => {
  it.each([
    ['en', { amount: 123_456_700, currency: 'USD' }, 'USD 1,234,567.00'],
    ['en', { amount: 1_200, currency: 'JPY' }, 'JPY 1,200'],
    ['en', { amount: 12_340, currency: 'KWD' }, 'KWD 12.340'],
    ['ar', { amount: 123_450, currency: 'SAR' }, 'SAR ١٬٢٣٤٫٥٠'],
    ['bn', { amount: 12_345_600, currency: 'BDT' }, 'BDT ১,২৩,৪৫৬.০০'],
  ] as const)('in %s has the digits, the separators and the decimals of its language and currency', (language, money, words) =>
    expect(unmarked(formatValue(language, money))).toBe(words),
  )

  it('reads from left to right in Arabic, whatever stands around it', () =>
    expect(formatValue('ar', { amount: 100, currency: 'SAR' })).toMatch(/^\u2066.*\u2069$/u))
})

describe('a quantity in a notification', () => {
  it.each([
    ['en', { value: 1160.5, unit: 'kg' }, '1,160.5 kg'],
    ['ar', { value: 160, unit: 'kg' }, '١٦٠ كجم'],
    ['bn', { value: 0.25, unit: 't' }, '০.২৫ টন'],
  ] as const)('in %s has the digits and the unit of its language', (language, quantity, words) =>
    expect(unmarked(formatValue(language, quantity))).toBe(words),
  )
})
