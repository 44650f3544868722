import { expect, it } from 'vitest'
import { comparablePrice } from './comparable-price.ts'
import { shippedRates } from './exchange-rates.ts'

it.each([
  ['dollars a kilogram as they are', { amount: 105, currency: 'USD' }, 'kg', 1.05],
  ['riyals a tonne', { amount: 375_000, currency: 'SAR' }, 't', 1],
  ['dinars with three decimals', { amount: 307, currency: 'KWD' }, 'kg', 1],
  ['yen, which have none, a gram', { amount: 155, currency: 'JPY' }, 'g', 1000],
  ['a millilitre as a litre', { amount: 10, currency: 'USD' }, 'mL', 100],
] as const)('compares %s', (_name, money, unit, dollars) =>
  expect(comparablePrice(money, unit, shippedRates)).toBeCloseTo(dollars, 9),
)

it('has no rate for a currency in which nobody offers', () =>
  expect(() => comparablePrice({ amount: 1, currency: 'XXX' }, 'kg', shippedRates)).toThrow(RangeError))
