import { expect, it } from 'vitest'
import { packageOf, quantityOf, withQuantity } from './quantity-query.ts'

it('reads back the quantity that an address was given', () => {
  const address = withQuantity('/place-order?product=7', { value: 0.5, unit: 't' })
  expect([address, quantityOf(address.slice('/place-order'.length))]).toEqual([
    '/place-order?product=7&quantity=0.5&unit=t',
    { value: 0.5, unit: 't' },
  ])
  expect(withQuantity('/request-quote', { value: 2, unit: 'kg' })).toBe('/request-quote?quantity=2&unit=kg')
  expect(withQuantity('/place-order', undefined)).toBe('/place-order')
})

it('reads back the package beside it, and none that there is not', () => {
  const drum = { kind: 'drum' as const, net: { value: 160, unit: 'kg' as const } }
  const address = withQuantity('/place-order', { value: 1, unit: 't' }, drum)
  expect([packageOf(address.slice('/place-order'.length)), quantityOf(address.slice('/place-order'.length))]).toEqual([
    drum,
    { value: 1, unit: 't' },
  ])
  expect(['?package=crate&net=160&netUnit=kg', '?package=drum&net=0&netUnit=kg', ''].map(packageOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it.each([
  '',
  '?quantity=5',
  '?quantity=5&unit=lb',
  '?quantity=-1&unit=kg',
  '?quantity=much&unit=kg',
  '?quantity=Infinity&unit=kg',
])('reads none from %s', (search) => expect(quantityOf(search)).toBeUndefined())
