import { describe, expect, it } from 'vitest'
import { sharesOf } from './commission.ts'

const shares = (subtotal: number, rate: number, { freight = 0, tax = 0, currency = 'SAR', commissionOnFreight = true } = {}) => {
  const total = subtotal + freight + tax
  const { commission, seller } = sharesOf({
    subtotal,
    shipping: freight,
    total,
    currency,
    commissionRate: rate,
    commissionOnFreight,
  })
  return [commission, seller]
}
const sar = (amount: number) => ({ amount, currency: 'SAR' })

describe('the commission', () => {
  it.each([
    ['nothing of nothing', 0, 5, 0],
    ['nothing below half a minor unit', 9, 5, 0],
    ['one from half a minor unit on', 10, 5, 1],
    ['up above the half', 19, 5, 1],
    ['exactly what it is where nothing is left over', 20, 5, 1],
    ['down below the half', 29, 5, 1],
    ['up at the half after an odd number', 30, 5, 2],
    ['up at the half after an even number', 50, 5, 3],
    ['up at the half of a rate with decimals', 200, 7.25, 15],
    ['down just below the half of a rate with decimals', 199, 7.25, 14],
    ['up at a half that binary fractions fall short of', 500, 2.9, 15],
    ['to the unit in amounts of millions', 123_456_789_010, 5, 6_172_839_451],
    ['nothing at no rate', 12_345, 0, 0],
    ['all of the goods at the whole rate', 12_345, 100, 12_345],
  ])('is rounded once: %s', (_name, subtotal, rate, commission) =>
    expect(shares(subtotal, rate)).toEqual([sar(commission), sar(subtotal - commission)]),
  )

  it('is taken of goods and freight, so that neither side gains by moving the price; the tax is the seller’s', () => {
    expect(shares(100_00, 5, { freight: 900_00, tax: 150_00 })).toEqual([sar(50_00), sar(1100_00)])
    expect(shares(999_99, 5, { freight: 1, tax: 150_00 })).toEqual([sar(50_00), sar(1100_00)])
  })

  it('is of the goods alone in orders that were made before', () =>
    expect(shares(30, 5, { freight: 900, tax: 70, commissionOnFreight: false })).toEqual([sar(2), sar(998)]))

  it('is counted in the currency’s own minor unit, whatever that is worth', () =>
    expect(shares(1_030, 5, { currency: 'KWD' })).toEqual([
      { amount: 52, currency: 'KWD' },
      { amount: 978, currency: 'KWD' },
    ]))
})
