import { expect, it } from 'vitest'
import { approximatedSum, convertedAmount } from './approximate-price.ts'

it.each([
  [{ amount: 100, currency: 'USD' }, 'BDT', 122, 12_200],
  [{ amount: 100, currency: 'USD' }, 'KWD', 0.307, 307],
  [{ amount: 100, currency: 'USD' }, 'JPY', 155, 155],
  [{ amount: 155, currency: 'JPY' }, 'KWD', 0.00198, 307],
  [{ amount: 1, currency: 'KWD' }, 'JPY', 505, 1],
])('brings %j into %s by %d', (money, currency, rate, amount) => expect(convertedAmount(money, currency, rate)).toBe(amount))

it('has no amount beyond what a number holds exactly', () =>
  expect(convertedAmount({ amount: 90_000_000_000_000, currency: 'USD' }, 'BDT', 122)).toBeUndefined())

it('brings a sum into the currency of the price that it was made of', () => {
  const approximate = { amount: 12_800, currency: 'BDT', rate: 32.53333333, date: '2026-11-20', source: 'ecb' as const }
  expect(approximatedSum({ amount: 63_040, currency: 'SAR' }, { amount: 394, currency: 'SAR', approximate })).toEqual({
    amount: 63_040,
    currency: 'SAR',
    approximate: { ...approximate, amount: 2_050_901 },
  })
  expect(approximatedSum({ amount: 5, currency: 'SAR' }, { amount: 1, currency: 'SAR' })).toEqual({ amount: 5, currency: 'SAR' })
})
