import { expect, it } from 'vitest'
import { restockChanges, restockSchema, restockValues } from './restock-schema.ts'

const listing = {
  price: { amount: 394, currency: 'SAR' },
  priceUnit: 'kg',
  minimumOrder: { value: 160, unit: 'kg' },
  stock: { value: 24000, unit: 'kg' },
} as const

it('begins with how the product is, in decimals of its currency', () => {
  expect(restockValues(listing)).toEqual({ price: '3.94', minimumOrder: '160', stock: '24000' })
  expect(restockValues({ ...listing, price: { amount: 1250, currency: 'KWD' } }).price).toBe('1.250')
})

it('reads what was typed in any digits', () =>
  expect(restockSchema('SAR').parse({ price: '٤.٢٠', minimumOrder: '২০০', stock: '0' })).toEqual({
    price: 420,
    minimumOrder: 200,
    stock: 0,
  }))

it.each([
  ['a price with more decimals than the currency has', { price: '3.945' }],
  ['a price in yen with decimals', { price: '3.5', currency: 'JPY' }],
  ['no price', { price: '' }],
  ['a minimum order of nothing', { minimumOrder: '0' }],
  ['a stock below nothing', { stock: '-1' }],
  ['words', { stock: 'plenty' }],
])('refuses %s', (_name, { currency = 'SAR', ...wrong }: Partial<Record<string, string>>) => {
  const typed = { price: '3', minimumOrder: '160', stock: '5', ...wrong }
  const refused = restockSchema(currency)
    .safeParse(typed)
    .error?.issues.map(({ path }) => path[0])
  expect(refused).toEqual(Object.keys(wrong))
})

it('sends what is other than it was, and the stock that was seen', () => {
  expect(restockChanges(listing, { price: 394, minimumOrder: 160, stock: 24000 })).toEqual({})
  expect(restockChanges(listing, { price: 420, minimumOrder: 200, stock: 26000 })).toEqual({
    price: { amount: 420, currency: 'SAR' },
    minimumOrder: { value: 200, unit: 'kg' },
    stock: { value: 26000, unit: 'kg', seen: 24000 },
  })
})
