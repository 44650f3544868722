import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casNumberProblem, isCasNumber, normaliseCasNumber } from './cas-number.ts'

/** Any well-formed number with the right check digit, built from the other end than the check reads it. */
const casNumber = fc.tuple(fc.integer({ min: 10, max: 9_999_999 }), fc.integer({ min: 0, max: 99 })).map(([first, second]) => {
  const body = `${first}${String(second).padStart(2, '0')}`
  const total = Array.from(body).reduce((sum, digit, index) => sum + Number(digit) * (body.length - index), 0)
  return `${first}-${String(second).padStart(2, '0')}-${total % 10}`
})

describe('casNumberProblem', () => {
  it.each(['7732-18-5', '67-64-1', '64-17-5', '1310-73-2', '7664-93-9', '50-00-0', '1000413-72-8'])(
    'finds nothing wrong with %s',
    (text) => {
      expect(casNumberProblem(text)).toBeUndefined()
      expect(isCasNumber(text)).toBe(true)
    },
  )

  it.each(['7732-18-4', '50-00-1', '67-46-1'])('finds the check digit of %s wrong', (text) => {
    expect(casNumberProblem(text)).toBe('checkDigit')
    expect(isCasNumber(text)).toBe(false)
  })

  it.each([
    '',
    '0000050-00-0',
    '050-00-0',
    '5-00-0',
    '50000',
    '50-0-0',
    '50-00-00',
    '10000000-00-0',
    ' 50-00-0',
    '50-00-0\n',
    '٦٧-٦٤-١',
    '50–00–0',
  ])('finds the form of "%s" wrong', (text) => expect(casNumberProblem(text)).toBe('format'))

  it('accepts every number that carries its own check digit', () =>
    fc.assert(fc.property(casNumber, (text) => isCasNumber(text))))

  it('refuses every other last digit', () =>
    fc.assert(
      fc.property(casNumber, fc.integer({ min: 1, max: 9 }), (text, shift) => {
        const wrong = text.slice(0, -1) + ((Number(text.at(-1)) + shift) % 10)
        expect(casNumberProblem(wrong)).toBe('checkDigit')
      }),
    ))
})

describe('normaliseCasNumber', () => {
  it.each([
    [' 67-64-1 ', '67-64-1'],
    ['67 – 64 – 1', '67-64-1'],
    ['٦٧-٦٤-١', '67-64-1'],
    ['৬৭-৬৪-১', '67-64-1'],
    ['67\u00A0\u201164\u20111\n', '67-64-1'],
  ])('rewrites "%s" as %s', (typed, expected) => expect(normaliseCasNumber(typed)).toBe(expected))

  it('leaves a number that is right as it is', () =>
    fc.assert(
      fc.property(casNumber, (text) => {
        expect(normaliseCasNumber(text)).toBe(text)
      }),
    ))
})
