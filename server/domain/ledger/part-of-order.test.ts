import { describe, expect, it } from 'vitest'
import { sharesOfRest } from './commission.ts'
import { partOfOrder, restOfOrder } from './part-of-order.ts'

const order = { subtotal: 10_000, shipping: 1_000, tax: 1_650, total: 12_650 }

describe('a part of an order', () => {
  it.each([
    // 5,000 of 12,650: 652.17 of tax, 395.26 of freight.
    [5_000, { subtotal: 3_953, shipping: 395, tax: 652, total: 5_000 }],
    [1, { subtotal: 1, shipping: 0, tax: 0, total: 1 }],
    [12_650, { subtotal: 10_000, shipping: 1_000, tax: 1_650, total: 12_650 }],
  ])('of %d has its share of tax, half up, and of freight, down; goods are the rest', (amount, parts) =>
    expect(partOfOrder(order, amount)).toEqual(parts),
  )

  it('rounds half of a unit of tax up', () =>
    expect(partOfOrder({ subtotal: 1_100, shipping: 0, tax: 100, total: 1_200 }, 6)).toEqual({
      subtotal: 5,
      shipping: 0,
      tax: 1,
      total: 6,
    }))

  it('is nothing of an order that is free', () =>
    expect(partOfOrder({ subtotal: 0, shipping: 0, tax: 0, total: 0 }, 0)).toEqual({
      subtotal: 0,
      shipping: 0,
      tax: 0,
      total: 0,
    }))

  it('and what is left sum to the order in each amount', () =>
    expect(restOfOrder(order, 5_000)).toEqual({ subtotal: 6_047, shipping: 605, tax: 998, total: 7_650 }))

  it('is nobody’s earning: commission is taken of the goods and the freight that are left', () => {
    // The shares read amounts, rate, basis and currency alone.
    const row = { ...order, currency: 'SAR', commissionRate: 5, commissionOnFreight: true } as Parameters<typeof sharesOfRest>[0]
    expect(sharesOfRest(row, 7_650)).toEqual({
      commission: { amount: 333, currency: 'SAR' },
      seller: { amount: 7_317, currency: 'SAR' },
    })
  })
})
