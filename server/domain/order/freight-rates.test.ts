import { describe, expect, it } from 'vitest'
import { freightBy, mostFreight } from './freight-rates.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const rate = (columns: { country?: string; upToKilograms?: number; amount: number; per?: number; currency?: string }) => {
  const { amount, per = 0, currency = 'USD', ...where } = columns
  return { ...where, amount: { amount, currency }, perHundredKilograms: { amount: per, currency } }
}
const table = {
  rates: [
    rate({ country: 'SA', upToKilograms: 500, amount: 2_000 }),
    rate({ country: 'SA', upToKilograms: 5_000, amount: 3_000, per: 250 }),
    rate({ upToKilograms: 1_000, amount: 9_000, per: 1_200 }),
    rate({ amount: 20_000, per: 1_000 }),
    rate({ country: 'BD', amount: 7_000 }),
    rate({ country: 'SA', amount: 100, currency: 'SAR' }),
  ],
  dangerousGoods: [usd(4_500)],
}
const freight = (
  value: number,
  country: string,
  more: { unit?: 'kg' | 't' | 'L' | 'piece'; currency?: string; isDangerous?: boolean } = {},
) => {
  const { unit = 'kg', currency = 'USD', isDangerous = false } = more
  return freightBy(table, { country, quantity: { value, unit }, currency, isDangerous })
}

describe('the freight of a consignment', () => {
  it('is that of the smallest limit that holds the weight', () => {
    expect([500, 500.001, 5_000].map((value) => freight(value, 'SA'))).toEqual([usd(2_000), usd(4_250), usd(15_500)])
    expect(freight(0.5, 'SA', { unit: 't' })).toEqual(usd(2_000))
  })

  it('is by the rates of the country alone, where it has some, and by those of every other country elsewhere', () => {
    expect(freight(1_000, 'QA')).toEqual(usd(21_000))
    expect(freight(1_001, 'QA')).toEqual(usd(30_010))
    expect(freight(5_001, 'SA')).toBeUndefined()
  })

  it('is more for dangerous goods', () => expect(freight(500, 'SA', { isDangerous: true })).toEqual(usd(6_500)))

  it('has no surcharge in a currency that the seller names none in', () =>
    expect(freight(500, 'SA', { isDangerous: true, currency: 'SAR' })).toEqual({ amount: 100, currency: 'SAR' }))

  it('is not known in another currency than the rates', () => expect(freight(500, 'QA', { currency: 'EUR' })).toBeUndefined())

  it('is known of goods without a known weight only by a rate that does not ask for it', () => {
    expect([freight(10, 'SA', { unit: 'L' }), freight(10, 'QA', { unit: 'piece' })]).toEqual([undefined, undefined])
    expect([freight(10, 'BD', { unit: 'L' }), freight(10, 'BD', { unit: 'piece' })]).toEqual([usd(7_000), usd(7_000)])
  })

  it('is quoted after the order where it would be more than any freight', () => {
    const dear = { rates: [rate({ amount: 1, per: mostFreight })], dangerousGoods: [] }
    const consignment = { country: 'SA', currency: 'USD', isDangerous: false }
    expect(freightBy(dear, { ...consignment, quantity: { value: 99, unit: 'kg' } })).toEqual(usd(9_900_000_000_001))
    expect(freightBy(dear, { ...consignment, quantity: { value: 100, unit: 'kg' } })).toBeUndefined()
  })
})
