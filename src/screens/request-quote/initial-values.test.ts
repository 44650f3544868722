import { expect, it } from 'vitest'
import { sampleProduct } from '#tests/support/order-fixtures.ts'
import { sampleQuote } from '#tests/support/quote-fixtures.ts'
import { initialValues } from './initial-values.ts'

const today = '2026-11-21'
const kg = (value: number) => ({ value, unit: 'kg' as const })
const packaging = { kind: 'drum', net: { value: 160, unit: 'kg' } }

it('begins with the quantity of the product’s page, else with the smallest that is sold', () => {
  const quantity = { value: 2, unit: 't' as const }
  expect(initialValues(sampleProduct, { before: null, quantity, today })).toEqual({
    quantity,
    packaging,
    incoterm: 'DAP',
    documents: [],
  })
  for (const none of [undefined, { value: 5, unit: 'L' as const }]) {
    expect(initialValues(sampleProduct, { before: null, quantity: none, today }).quantity).toEqual(sampleProduct.minimumOrder)
  }
})

it('begins with all that was asked for before', () => {
  const { item, incoterm, incotermPlace, targetPrice, neededBy, message, documents } = sampleQuote
  const whole = { quantity: item.quantity, packaging, incoterm, incotermPlace, targetPrice, neededBy, message, documents }
  expect(initialValues(sampleProduct, { before: sampleQuote, quantity: undefined, today })).toEqual(whole)
})

it('leaves out a day that is over and a price in another currency', () => {
  const before = { ...sampleQuote, targetPrice: { amount: 90, currency: 'USD' }, neededBy: '2026-11-20' }
  const { targetPrice, neededBy } = initialValues(sampleProduct, { before, quantity: undefined, today })
  expect([targetPrice, neededBy]).toEqual([undefined, undefined])
})

it('keeps the packages and the quantity that were asked for before, while the product comes in them', () => {
  const [first] = sampleProduct.packaging
  const bag = { kind: 'bag' as const, net: { value: 25, unit: 'kg' as const } }
  const item = { ...sampleQuote.item, quantity: kg(1025), askedQuantity: kg(1001), packages: { ...bag, count: 41 } }
  const begun = (packages: (typeof sampleProduct)['packaging']) =>
    initialValues({ ...sampleProduct, packaging: packages }, { before: { ...sampleQuote, item }, quantity: undefined, today })
  const offered = first === undefined ? [] : [first]
  expect(begun([...offered, bag])).toMatchObject({ quantity: kg(1001), packaging: bag })
  expect(begun(offered)).toMatchObject({ quantity: kg(1001), packaging })
})
