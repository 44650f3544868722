import { expect, it } from 'vitest'
import { offerSum } from './offer-sum.ts'

const sar = (amount: number) => ({ amount, currency: 'SAR' })
const terms = { unitPrice: sar(315), shipping: sar(95_000) }
const quantity = { value: 2, unit: 't' as const }

it('is the price of the whole quantity in the unit of the price, and the freight', () =>
  expect(offerSum(terms, { quantity, unit: 'kg', taxRate: undefined })).toEqual(sar(725_000)))

it('has the tax on both where its rate is known', () => {
  expect(offerSum(terms, { quantity, unit: 'kg', taxRate: 15 })).toEqual(sar(833_750))
  expect(offerSum(terms, { quantity, unit: 'kg', taxRate: 0 })).toEqual(sar(725_000))
})

it('is none where a mass would have to be priced by volume', () =>
  expect(offerSum(terms, { quantity, unit: 'L', taxRate: 0 })).toBeUndefined())
