import { describe, expect, it } from 'vitest'
import { type PricedOffer, bidSum } from './bid-sum.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const offer: PricedOffer = {
  quantity: { value: 2500, unit: 'kg' },
  priceUnit: 't',
  unitPrice: usd(90_001),
  shipping: usd(20_000),
}

describe('bidSum', () => {
  it('is the goods at the price of its unit, rounded once, and the carriage', () => {
    expect(bidSum(offer)).toEqual(usd(245_003))
    expect(bidSum({ ...offer, shipping: usd(0) })).toEqual(usd(225_003))
  })

  it('is nothing where it cannot be worked out', () => {
    expect(bidSum({ ...offer, priceUnit: 'L' })).toBeUndefined()
    expect(bidSum({ ...offer, shipping: { amount: 1, currency: 'EUR' } })).toBeUndefined()
    expect(bidSum({ ...offer, unitPrice: usd(9e13) })).toBeUndefined()
    expect(bidSum({ ...offer, shipping: usd(2e13) })).toBeUndefined()
    expect(bidSum({ ...offer, quantity: { value: Number.NaN, unit: 'kg' } })).toBeUndefined()
  })
})
