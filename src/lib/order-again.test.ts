import { expect, it } from 'vitest'
import { orderAgainAddress, orderAgainOf } from './order-again.ts'
import { packageOf, quantityOf } from './quantity-query.ts'

const order = { _id: 'o1', productId: 'p1', quantity: { value: 480, unit: 'kg' as const }, incoterm: 'CFR' as const }

it('leads to the form with quantity and delivery term of the earlier order', () => {
  const address = orderAgainAddress(order)
  expect(address).toBe('/place-order?product=p1&quantity=480&unit=kg&again=o1&incoterm=CFR')
  const search = address.slice(address.indexOf('?'))
  expect([orderAgainOf(search), quantityOf(search)]).toEqual([{ orderId: 'o1', incoterm: 'CFR' }, order.quantity])
})

it('leads there with the packages of the earlier order', () => {
  const drum = { kind: 'drum' as const, net: { value: 160, unit: 'kg' as const } }
  const address = orderAgainAddress({ ...order, packages: drum })
  expect(packageOf(address.slice(address.indexOf('?')))).toEqual(drum)
})

it('is none in another address, and leaves out a term that there is not', () => {
  expect(orderAgainOf('?quantity=5')).toBe(undefined)
  expect(orderAgainOf('?again=o1&incoterm=XYZ')).toEqual({ orderId: 'o1', incoterm: undefined })
})
