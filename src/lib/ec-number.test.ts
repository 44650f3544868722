import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ecNumberProblem, isEcNumber, normaliseEcNumber } from './ec-number.ts'

describe('ecNumberProblem', () => {
  it.each(['200-003-9', '231-791-2', '200-662-2', '500-234-8', 'A00-001-5'])('finds nothing wrong with %s', (text) => {
    expect(ecNumberProblem(text)).toBeUndefined()
    expect(isEcNumber(text)).toBe(true)
  })

  it.each(['200-003-8', '231-791-3', 'A00-001-4', 'B00-001-5'])('finds the check digit of %s wrong', (text) => {
    expect(ecNumberProblem(text)).toBe('checkDigit')
    expect(isEcNumber(text)).toBe(false)
  })

  it.each([
    '',
    '2000039',
    '200-003',
    '200-003-99',
    '020-003-9',
    'a00-001-5',
    'I00-001-5',
    'L00-001-5',
    'O00-001-5',
    '200-003-A',
    '200–003–9',
    '٢٠٠-٠٠٣-٩',
  ])('finds the form of "%s" wrong', (text) => expect(ecNumberProblem(text)).toBe('format'))

  it('accepts 1 for a remainder of 10 in a 4xx number and nothing in any other', () =>
    expect(['400-001-1', '400-001-0', '200-005-1', '200-005-0'].map(isEcNumber)).toStrictEqual([true, false, false, false]))

  it('accepts exactly one last digit, or none where the remainder is 10', () => {
    const part = fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0'))
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), part, (first, second) => {
        const body = `${first}${second}`
        const remainder = [1, 2, 3, 4, 5, 6].reduce((total, weight) => total + weight * Number(body[weight - 1]), 0) % 11
        const accepted = Array.from('0123456789').filter((last) => isEcNumber(`${first}-${second}-${last}`))
        const elincs = String(first).startsWith('4') ? ['1'] : []
        expect(accepted).toStrictEqual(remainder === 10 ? elincs : [String(remainder)])
      }),
    )
  })
})

describe('normaliseEcNumber', () =>
  it.each([
    [' 200-662-2 ', '200-662-2'],
    ['٢٠٠–٦٦٢–٢', '200-662-2'],
    ['২০০ - ৬৬২ - ২', '200-662-2'],
    ['a00-001-5', 'A00-001-5'],
  ])('rewrites "%s" as %s', (typed, expected) => expect(normaliseEcNumber(typed)).toBe(expected)))
