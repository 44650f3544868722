import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUnNumber, normaliseUnNumber } from './un-number.ts'

describe('isUnNumber', () => {
  it.each(['UN0004', 'UN1203', 'UN1170', 'UN1830', 'UN2014', 'UN3552'])('accepts %s', (text) =>
    expect(isUnNumber(text)).toBe(true),
  )

  it.each([
    '',
    'UN',
    '1203',
    'UN 1203',
    'un1203',
    'UN120',
    'UN12030',
    'UN0003',
    'UN0000',
    'UN4000',
    'UN9999',
    'UN١٢٠٣',
    'UN1203\n',
  ])('refuses "%s"', (text) => expect(isUnNumber(text)).toBe(false))
})

describe('normaliseUnNumber', () => {
  it.each([
    ['un 1203', 'UN1203'],
    ['UN-1203', 'UN1203'],
    [' 1203 ', 'UN1203'],
    ['UN ١٢٠٣', 'UN1203'],
    ['১২০৩', 'UN1203'],
    ['UN12034', 'UN12034'],
    ['petrol', 'PETROL'],
  ])('rewrites "%s" as "%s"', (typed, expected) => expect(normaliseUnNumber(typed)).toBe(expected))

  it('changes nothing on a second pass', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = normaliseUnNumber(text)
        expect(normaliseUnNumber(once)).toBe(once)
      }),
    ))
})
