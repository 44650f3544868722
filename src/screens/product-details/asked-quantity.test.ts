import { expect, it } from 'vitest'
import { sampleProduct } from '#tests/support/order-fixtures.ts'
import { askedQuantity } from './asked-quantity.ts'

const [first, second] = sampleProduct.priceTiers

it('has the price of the tier for the whole quantity', () =>
  expect(askedQuantity('1600', 'kg', sampleProduct)).toEqual({
    quantity: { value: 1600, unit: 'kg' },
    tier: second,
    next: undefined,
    unitPrice: { amount: 370, currency: 'SAR' },
    total: { amount: 592000, currency: 'SAR' },
  }))

it('is asked in any unit of the dimension and told what the next tier is', () =>
  expect(askedQuantity('0.5', 't', sampleProduct)).toEqual({
    quantity: { value: 0.5, unit: 't' },
    tier: first,
    next: second,
    unitPrice: { amount: 394, currency: 'SAR' },
    total: { amount: 197000, currency: 'SAR' },
  }))

it('is typed in the digits of all three languages, grouped or not', () => {
  const total = { amount: 592000, currency: 'SAR' }
  for (const typed of ['1,600', '١٬٦٠٠', '১,৬০০', ' 1600.0 ']) {
    expect(askedQuantity(typed, 'kg', sampleProduct)).toMatchObject({ total })
  }
})

it('is a decimal where a comma groups no thousands', () =>
  expect(askedQuantity('1600,5', 'kg', sampleProduct)).toMatchObject({ quantity: { value: 1600.5, unit: 'kg' } }))

it('names what is wrong with it', () => {
  const problems = ['', 'much', '-5', '0', '1.1234567', '159.9', '24001'].map((typed) =>
    askedQuantity(typed, 'kg', sampleProduct),
  )
  expect(problems).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'low', 'high'].map((problem) => ({ problem })))
})
