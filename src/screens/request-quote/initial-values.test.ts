import { expect, it } from 'vitest'
import { sampleProduct } from '#tests/support/order-fixtures.ts'
import { sampleQuote } from '#tests/support/quote-fixtures.ts'
import { initialValues } from './initial-values.ts'

const today = '2026-11-21'

it('begins with the quantity of the product’s page, else with the smallest that is sold', () => {
  const quantity = { value: 2, unit: 't' as const }
  expect(initialValues(sampleProduct, { before: null, quantity, today })).toEqual({ quantity, incoterm: 'DAP', documents: [] })
  for (const none of [undefined, { value: 5, unit: 'L' as const }]) {
    expect(initialValues(sampleProduct, { before: null, quantity: none, today }).quantity).toEqual(sampleProduct.minimumOrder)
  }
})

it('begins with all that was asked for before', () => {
  const { item, incoterm, incotermPlace, targetPrice, neededBy, message, documents } = sampleQuote
  const whole = { quantity: item.quantity, incoterm, incotermPlace, targetPrice, neededBy, message, documents }
  expect(initialValues(sampleProduct, { before: sampleQuote, quantity: undefined, today })).toEqual(whole)
})

it('leaves out a day that is over and a price in another currency', () => {
  const before = { ...sampleQuote, targetPrice: { amount: 90, currency: 'USD' }, neededBy: '2026-11-20' }
  const { targetPrice, neededBy } = initialValues(sampleProduct, { before, quantity: undefined, today })
  expect([targetPrice, neededBy]).toEqual([undefined, undefined])
})
