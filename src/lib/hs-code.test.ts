import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHsCode, normaliseHsCode } from './hs-code.ts'

describe('isHsCode', () => {
  it.each(['291411', '29141100', '2914110000', '010121', '990100'])('accepts %s', (text) => expect(isHsCode(text)).toBe(true))

  it.each(['', '2914', '29141', '29141100000', '2914.11', '001234', '770000', '29141a', '٢٩١٤١١', '291411\n'])(
    'refuses "%s"',
    (text) => expect(isHsCode(text)).toBe(false),
  )
})

describe('normaliseHsCode', () => {
  it.each([
    ['2914.11.00', '29141100'],
    [' 2914 11 ', '291411'],
    ['2914-11', '291411'],
    ['٢٩١٤٫١١', '291411'],
    ['২৯১৪.১১', '291411'],
  ])('rewrites "%s" as %s', (typed, expected) => expect(normaliseHsCode(typed)).toBe(expected))

  it('gives a code for any six digits however they are grouped', () => {
    const pair = fc.integer({ min: 10, max: 76 }).map(String)
    fc.assert(
      fc.property(fc.tuple(pair, pair, pair), fc.constantFrom('', '.', ' ', '-', '\u2013'), (pairs, separator) => {
        expect(normaliseHsCode(pairs.join(separator))).toBe(pairs.join(''))
        expect(isHsCode(normaliseHsCode(pairs.join(separator)))).toBe(true)
      }),
    )
  })
})
