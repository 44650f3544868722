import { describe, expect, it } from 'vitest'
import { payNowAddress, splitAddress } from './paths.ts'
import { easiestMethod, type PaymentMethodChoice, methodName, methodOf } from './payment-method.ts'

const order = '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b'
const card = '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5c'
const methods: PaymentMethodChoice[] = [
  { method: 'newCard' },
  { method: 'savedCard', card },
  { method: 'wallet' },
  { method: 'bankTransfer' },
]

describe('a way to pay', () => {
  it.each(methods)('is that of its address: $way', (method) => {
    const { address, chosen } = splitAddress(payNowAddress(order, method))
    expect([methodOf(address.split('?')[1] ?? ''), chosen]).toEqual([method, { order }])
  })

  it('is a new card when the address names none, or none that there is', () =>
    expect(['', 'method=cheque', 'method=savedCard'].map(methodOf)).toEqual([
      { method: 'newCard' },
      { method: 'newCard' },
      { method: 'newCard' },
    ]))

  it('is easiest by the first card that is kept and still valid', () => {
    const cards = [
      { _id: 'old', expired: true },
      { _id: 'good', expired: false },
    ]
    expect([easiestMethod(cards), easiestMethod(cards.slice(0, 1))]).toEqual([
      { method: 'savedCard', card: 'good' },
      { method: 'newCard' },
    ])
  })

  it('has a name of its own', () => expect(new Set(methods.map(methodName)).size).toBe(methods.length))
})
