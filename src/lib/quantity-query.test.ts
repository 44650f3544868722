import { expect, it } from 'vitest'
import { quantityOf, withQuantity } from './quantity-query.ts'

it('reads back the quantity that an address was given', () => {
  const address = withQuantity('/place-order?product=7', { value: 0.5, unit: 't' })
  expect([address, quantityOf(address.slice('/place-order'.length))]).toEqual([
    '/place-order?product=7&quantity=0.5&unit=t',
    { value: 0.5, unit: 't' },
  ])
  expect(withQuantity('/request-quote', { value: 2, unit: 'kg' })).toBe('/request-quote?quantity=2&unit=kg')
  expect(withQuantity('/place-order', undefined)).toBe('/place-order')
})

it.each([
  '',
  '?quantity=5',
  '?quantity=5&unit=lb',
  '?quantity=-1&unit=kg',
  '?quantity=much&unit=kg',
  '?quantity=Infinity&unit=kg',
])('reads none from %s', (search) => expect(quantityOf(search)).toBeUndefined())
