import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passesLuhn } from './luhn.ts'

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 18 }).map((list) => list.join(''))

describe('passesLuhn', () => {
  it.each(['4242424242424242', '5555555555554444', '378282246310005', '79927398713', '00'])('passes %s', (text) =>
    expect(passesLuhn(text)).toBe(true),
  )

  it.each(['4242424242424241', '79927398710', '', '0', '4242 4242 4242 4242', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'])('fails "%s"', (text) =>
    expect(passesLuhn(text)).toBe(false),
  )

  it('passes exactly one last digit', () =>
    fc.assert(
      fc.property(digits, (body) => {
        expect(Array.from('0123456789').filter((last) => passesLuhn(body + last))).toHaveLength(1)
      }),
    ))

  it('notices any one digit typed wrong', () =>
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const right = Array.from('0123456789', (last) => body + last)
          .filter(passesLuhn)
          .join('')
        const at = place % right.length
        const wrong = right.slice(0, at) + ((Number(right[at]) + shift) % 10) + right.slice(at + 1)
        expect(passesLuhn(wrong)).toBe(false)
      }),
    ))
})
